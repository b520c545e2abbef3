import { bodyParser } from '@koa/bodyparser'
import cors from '@koa/cors'
import etag from '@koa/etag'
import Koa from 'koa'
import compress from 'koa-compress'
import conditional from 'koa-conditional-get'
import { api, routes } from './api.ts'
import { assets } from './core/http/assets.ts'
import { cachedAnswers } from './core/http/cached-answers.ts'
import { devReload } from './core/http/dev-reload.ts'
import { corsOptions, ignoreRefusedIdentity, securityHeaders } from './core/http/headers.ts'
import { closeConnections, health } from './core/http/health.ts'
import { measure } from './core/http/metrics.ts'
import { drainBody, errors, originCheck, patience, requestLog, session, tenant } from './core/http/middleware.ts'
import { requestTarget } from './core/http/request-target.ts'
import { errorPage } from './core/pages/error-page.tsx'
import { pageFiles } from './core/pages/theme.pages.ts'
import type { AppContext } from './core/tenancy/app-context.ts'
import { features } from './features.ts'
import { pages } from './pages.ts'

/** The whole server: its middleware in the order in which a request passes through it. */
export function createApp(app: AppContext): Koa {
  const koa = new Koa({ proxy: app.config.TRUST_PROXY > 0, maxIpsCount: app.config.TRUST_PROXY })
  koa.silent = true
  koa
    .use(measure(app))
    .use(closeConnections(app))
    .use(requestLog(app))
    .use(
      errors(
        app,
        errorPage(app),
        features.flatMap(({ refusals = [] }) => refusals)
      )
    )
    .use(securityHeaders(app))
    .use(requestTarget)
    .use(health(app))
    .use(ignoreRefusedIdentity)
    .use(cachedAnswers(app))
    // Node 22 and later offer Zstandard, whose answers are a tenth larger than those of Brotli
    .use(compress({ threshold: 1024, zstd: false }))
    .use(conditional())
    .use(etag())
    .use(devReload(app))
    .use(assets(app))
    .use(pageFiles())
    .use(tenant(app))
    .use(cors(corsOptions))
    .use(patience(app))
    .use(session(app))
    .use(originCheck(routes.map(({ endpoint }) => endpoint)))
    .use(drainBody)
    .use(bodyParser({ enableTypes: ['json', 'form'], jsonLimit: '256kb', formLimit: '256kb', encoding: 'utf-8' }))
    .use(api(app))
    .use(pages(app))
  for (const { fallback } of features) if (fallback) koa.use(fallback(app))
  return koa
}
