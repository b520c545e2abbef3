# Any Node from 20.19 on will do; pinned, so that a build today and one next month are alike.
ARG NODE=20.20.2-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && rm -rf node_modules && npm ci --omit=dev && npm cache clean --force

FROM node:${NODE}
LABEL org.opencontainers.image.title="advisor-widgets" \
      org.opencontainers.image.description="Appointment booking as embeddable custom elements, with its server" \
      org.opencontainers.image.licenses="MIT"
# pg_dump and pg_restore for `backup` and `restore`: of the version of the PostgreSQL in compose.yaml
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-15 \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node -m 700 /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: signals reach the server
CMD ["node", "--enable-source-maps", "dist/server/index.js"]
