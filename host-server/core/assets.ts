import { existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { send } from '@koa/send'
import type { Middleware } from 'koa'
import type { Services } from './services.ts'

/** Found from the built server and from the sources alike. */
const cdn = [join(import.meta.dirname, '../cdn'), join(import.meta.dirname, '../../dist/cdn')].find(existsSync) ?? ''

const IMMUTABLE = /-[A-Z0-9]{8}\.\w+$/

/** Hashed files of this release and of those before it, so that pages which opened or pinned one of those go on working. */
const keptIn = ({ config }: Services) => join(config.DATA_DIR, 'cdn')

/** Puts this release's hashed files beside those of earlier ones; a folder that cannot be written harms no visitor of today. */
export async function keepAssets(services: Services): Promise<void> {
  const filter = (path: string) => !/\.\w+$/.test(path) || IMMUTABLE.test(path)
  await cp(cdn, keptIn(services), { recursive: true, force: false, filter }).catch((failure) =>
    services.log.warn({ reason: (failure as Error).message }, 'the files of this release could not be kept for later')
  )
}

/** Files that any page may load. `/embed.js` is short-lived; what it names is hashed and kept for good. */
export const assets =
  (services: Services): Middleware =>
  async (ctx, next) => {
    const path = ctx.path === '/embed.js' ? '/cdn/embed.js' : ctx.path
    if (!path.startsWith('/cdn/') || !['GET', 'HEAD'].includes(ctx.method)) return next()
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    ctx.set('Cache-Control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    const file = path.slice('/cdn/'.length)
    await send(ctx, file, { root: cdn }).catch((failure) => {
      if (!IMMUTABLE.test(path)) throw failure
      return send(ctx, file, { root: keptIn(services) })
    })
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
