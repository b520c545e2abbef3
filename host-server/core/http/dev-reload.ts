import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { AppContext } from '../tenancy/app-context.ts'

const BOOT = randomUUID()

const SCRIPT = `const ask = () =>
  fetch('/dev-reload.txt').then((answer) => answer.text()).then((boot) => boot !== '${BOOT}' && location.reload())
setInterval(() => ask().catch(() => {}), 500)
`

const FILES: Record<string, [type: string, body: string]> = {
  '/dev-reload.txt': ['text', BOOT],
  '/dev-reload.js': ['js', SCRIPT]
}

/** For `npm run dev`: reloads open pages after the server has restarted. */
export const devReload = ({ config }: AppContext): Middleware => {
  if (!config.DEV_RELOAD) return (_ctx, next) => next()
  return async (ctx, next) => {
    const file = FILES[ctx.path]
    if (!file) {
      await next()
      const isPage = ctx.type === 'text/html' && typeof ctx.body === 'string'
      if (isPage) ctx.body = ctx.body.replace('</body>', '<script type="module" src="/dev-reload.js"></script></body>')
      return
    }
    ctx.set('Cache-Control', 'no-store')
    ;[ctx.type, ctx.body] = file
  }
}
