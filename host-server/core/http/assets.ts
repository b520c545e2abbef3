import { existsSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import { NotFound } from '../base/failures.ts'
import { type CachedAnswer, keep, send, sizeOf } from '../tenancy/answer-cache.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { refuseWrites } from './middleware.ts'
import { reservePath } from './reserved-paths.ts'

/** The same path for the built server and for the sources. */
const cdn = [join(import.meta.dirname, '../cdn'), join(import.meta.dirname, '../../../dist/cdn')].find(existsSync) ?? ''

/** The same files as the build has compressed them, at Brotli's best quality; `npm run dev` does not. */
const compressed = join(cdn, '../brotli')

const IMMUTABLE = /-[0-9a-f]{8}\.\w+$/
/** The package for applications, by its version: whoever has pinned one finds it after an upgrade, too. */
const PACKAGE = /^advisor-widgets-[\w.-]+\.tgz$/
const isKept = (name: string) => IMMUTABLE.test(name) || PACKAGE.test(name)

/**
 * Hashed files of this release and of earlier ones, so that pages that have opened or pinned one of those continue to
 * work.
 */
const archiveFolder = ({ config }: AppContext) => join(config.DATA_DIR, 'cdn')

/** Copies this release's hashed files beside those of earlier ones; if the folder is read-only, nothing is copied. */
export async function archiveAssets(app: AppContext): Promise<void> {
  const filter = (path: string) => !/\.\w+$/.test(path) || isKept(basename(path))
  await cp(cdn, archiveFolder(app), { recursive: true, force: false, filter }).catch((failure) =>
    app.log.warn({ reason: (failure as Error).message }, 'the files of this release could not be stored')
  )
}

const FOREVER = 'public, max-age=31536000, immutable'
const MINUTES = 'public, max-age=300'
/** The loader is used once more while the browser fetches the new one: a returning visitor does not wait for it. */
const ONCE_MORE = `${MINUTES}, stale-while-revalidate=86400`

/** Refuses hidden files and paths that leave the folder. */
const PLAIN_PATH = /^(?:\w[\w.-]*\/)*\w[\w.-]*$/
const MOST_BYTES = 16 * 1024 * 1024
/** Brotli's best quality, once per file and process. */
const THOROUGH = 11

const files = new LRUCache<string, CachedAnswer>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

const unlessMissing = (failure: NodeJS.ErrnoException) => {
  if (!MISSING.has(failure.code ?? '')) throw failure
}

/** The file; read again once it has been rewritten, as by `npm run dev`. */
async function fileIn(folder: string, file: string): Promise<CachedAnswer> {
  const path = join(folder, file)
  const { mtimeMs } = await stat(path)
  const key = `${path} ${mtimeMs}`
  const known = files.get(key)
  if (known) return known
  const answer = keep({ body: await readFile(path), headers: {} }, THOROUGH)
  const br = folder === cdn && (await readFile(join(compressed, `${file}.br`)).catch(unlessMissing))
  if (br) answer.encoded.br = br
  files.set(key, answer)
  return answer
}

async function firstOf(folders: string[], file: string): Promise<CachedAnswer | undefined> {
  for (const folder of folders) {
    const found = await fileIn(folder, file).catch(unlessMissing)
    if (found) return found
  }
  return undefined
}

/** Files whose address says more than where they are: the loader's is short, and a service worker's is its scope. */
const ELSEWHERE: Record<string, string> = {
  '/embed.js': '/cdn/embed.js',
  '/frame.js': '/cdn/frame.js',
  '/debug.js': '/cdn/debug.js',
  '/app/notices-worker.js': '/cdn/notices-worker.js'
}

/** Files that any page may load. `/embed.js` is short-lived; the files it imports are hashed and immutable. */
export function assets(app: AppContext): Middleware {
  for (const path of ['/cdn/', ...Object.keys(ELSEWHERE)]) reservePath(path)
  return async (ctx, next) => {
    const path = ELSEWHERE[ctx.path] ?? ctx.path
    const file = path.slice('/cdn/'.length)
    if (!path.startsWith('/cdn/') || ctx.method === 'OPTIONS') return next()
    // refusals too, or else the page's console would report a CORS error instead
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    refuseWrites(ctx)
    if (!PLAIN_PATH.test(file)) throw new NotFound()
    const isImmutable = IMMUTABLE.test(file)
    const folders = isKept(file) ? [cdn, archiveFolder(app)] : [cdn]
    const found = await firstOf(folders, file)
    if (!found) throw new NotFound()
    ctx.type = PACKAGE.test(file) ? 'application/gzip' : extname(file)
    ctx.set('Cache-Control', isImmutable ? FOREVER : file === 'embed.js' ? ONCE_MORE : MINUTES)
    await send(ctx, found)
  }
}

const LOADER = /^\/cdn\/(embed-[\w.-]+-[0-9a-f]{8}\.js)$/

/** The file of the loader that a path names: empty for the newest, undefined if it is none. */
export const loaderAt = (path: string): string | undefined =>
  path === '/embed.js' ? '' : (LOADER.exec(path)?.[1] ?? undefined)

/** The release in the end of a file's name, such as `-3fa9c01b.js`, which a loader sends with its preload. */
export const releaseIn = (name: string): string | undefined => /-([0-9a-f]{8})\.js$/.exec(name)?.[1]

interface Manifest {
  app: string
  elements: Record<string, string>
}

let manifest: Manifest | undefined

/** The URLs of the built app and elements. */
export function assetManifest(): Manifest {
  manifest ??= JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8')) as Manifest
  return manifest
}

interface Release {
  /** The end of every element's file. */
  files: string
  /** The loader that pages name which keep this release. */
  loader: string
}

let release: Release | undefined

const releases = new WeakMap<AppContext, Promise<Set<string | undefined>>>()

/** Whether this server delivers the elements of a release: of its own, or of one before it. */
export async function isPublished(app: AppContext, name: string): Promise<boolean> {
  if (name === currentRelease().files) return true
  const earlier =
    releases.get(app) ??
    readdir(join(archiveFolder(app), 'elements')).then(
      (names) => new Set(names.map(releaseIn)),
      () => new Set()
    )
  releases.set(app, earlier)
  return (await earlier).has(name)
}

/** What a page loads if it loads the newest. */
export function currentRelease(): Release {
  if (release) return release
  const { embed } = JSON.parse(readFileSync(join(cdn, 'integrity.json'), 'utf8')) as { embed: string }
  const [element = ''] = Object.values(assetManifest().elements)
  release = { files: releaseIn(element) ?? '', loader: loaderAt(embed) ?? '' }
  return release
}
