import { bodyParser } from '@koa/bodyparser'
import cors from '@koa/cors'
import etag from '@koa/etag'
import Koa from 'koa'
import compress from 'koa-compress'
import conditional from 'koa-conditional-get'
import { api } from './api.ts'
import { assets } from './core/assets.ts'
import { devReload } from './core/dev-reload.ts'
import { errorPage } from './core/error-page.tsx'
import { corsOptions, plainWhenRefused, securityHeaders } from './core/headers.ts'
import { farewell, health } from './core/health.ts'
import { measure } from './core/metrics.ts'
import { errors, originCheck, readToItsEnd, requestLog, session, tenant } from './core/middleware.ts'
import type { Services } from './core/services.ts'
import { settledAnswers } from './core/settled.ts'
import { pageFiles } from './core/theme.pages.ts'
import { pages } from './pages.ts'
import { redirecting } from './redirections/redirecting.ts'

/** The whole host, in the order in which a request passes through it. */
export function createApp(services: Services): Koa {
  const app = new Koa({ proxy: services.config.TRUST_PROXY > 0, maxIpsCount: services.config.TRUST_PROXY })
  app.silent = true
  app
    .use(measure(services))
    .use(farewell(services))
    .use(requestLog(services))
    .use(errors(services, errorPage(services)))
    .use(health(services))
    .use(securityHeaders(services))
    .use(plainWhenRefused)
    .use(settledAnswers(services))
    .use(compress({ threshold: 1024 }))
    .use(conditional())
    .use(etag())
    .use(devReload(services))
    .use(assets(services))
    .use(pageFiles())
    .use(tenant(services))
    .use(cors(corsOptions))
    .use(session(services))
    .use(originCheck)
    .use(readToItsEnd)
    .use(bodyParser({ enableTypes: ['json', 'form'], jsonLimit: '256kb', formLimit: '256kb', encoding: 'utf-8' }))
    .use(api(services))
    .use(pages(services))
    .use(redirecting(services))
  return app
}
