import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { send } from '@koa/send'
import type { Middleware } from 'koa'

/** Found from the built server and from the sources alike. */
const cdn = [join(import.meta.dirname, '../cdn'), join(import.meta.dirname, '../../dist/cdn')].find(existsSync) ?? ''

const IMMUTABLE = /-[A-Z0-9]{8}\.\w+$/

/** Files that any page may load. `/embed.js` is short-lived; what it names is hashed and kept for good. */
export const assets = (): Middleware => async (ctx, next) => {
  const path = ctx.path === '/embed.js' ? '/cdn/embed.js' : ctx.path
  if (!path.startsWith('/cdn/') || !['GET', 'HEAD'].includes(ctx.method)) return next()
  ctx.set('Access-Control-Allow-Origin', '*')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.set('Cache-Control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
  await send(ctx, path.slice('/cdn/'.length), { root: cdn })
}

interface Manifest {
  app: string
  elements: Record<string, string>
}

let manifest: Manifest | undefined

/** Where the build put the app and the elements. */
export function assetManifest(): Manifest {
  manifest ??= JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8')) as Manifest
  return manifest
}
