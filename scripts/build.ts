import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { OutputChunk } from 'rolldown'
import { glob } from 'tinyglobby'
import { PRELOAD_ATTRIBUTES } from '../contract/preload.ts'
import { bundle, bundleAsOne, bundleForBrowser, root } from './bundle.ts'
import { compressAll } from './compress.ts'
import { nameVersion, writeIntegrity } from './integrity.ts'
import { buildLibrary } from './lib.ts'
import { customElementsManifest } from './manifest.ts'
import { compat, packages, slim } from './plugins.ts'
import { zipWordpress } from './wordpress-zip.ts'

const cdn = resolve(root, 'dist/cdn')
const production = process.env.NODE_ENV !== 'development'

/** Files in `dist/cdn` by the names of the entry points. */
const filesOf = (folder: string, chunks: OutputChunk[]): Record<string, string> =>
  Object.fromEntries(chunks.filter(({ isEntry }) => isEntry).map((one) => [one.name, `${folder}/${one.fileName}`]))

/** Scripts of single pages, each a file of its own. */
const SCRIPTS = {
  'cookie-banner': 'widgets/site/consents/cookie-banner.ts',
  'search-opened': 'widgets/site/search/search-opened.ts',
  passkey: 'widgets/people/passkeys/passkey.ts',
  'notices-worker': 'widgets/people/device-notices/notices-worker.ts',
  debug: 'widgets/site/debug/debug.ts',
  frame: 'widgets/site/frames/frame.ts',
  framed: 'widgets/site/frames/framed.ts'
}

/** The parts that elements show at once unless they are popups, by element. */
const FIRST_PARTS: Record<string, string> = {
  booking: 'widgets/booking/booking/booking-flow.tsx',
  'contact-form': 'widgets/booking/contact-requests/request.tsx'
}

/** The file on which all elements depend; the loader puts tags into elements that stand for them once it is there. */
function coreOf(chunks: OutputChunk[]): string {
  const core = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/core/element/define-widget.tsx')))
  if (!core) throw new Error('No file has define-widget.tsx')
  return core.fileName
}

/** What the loader knows of each element, to load all its files at once: see `widgets/embed/embed.ts`. */
function loaderTable(chunks: OutputChunk[], release: string): Record<string, string> {
  const stray = chunks.find(({ fileName }) => !fileName.endsWith(release))
  if (stray) throw new Error(`${stray.fileName} does not end with ${release}`)
  const core = coreOf(chunks)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (file: string): string[] => [file, ...(byFile.get(file)?.imports.flatMap(reach) ?? [])]
  const row = ({ name, fileName }: OutputChunk): [string, string] => {
    const imported = [...new Set([core, ...reach(fileName).slice(1)])]
    const part = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(FIRST_PARTS[name] ?? '\0'))
    const known = new Set([fileName, ...imported])
    const further = part ? [...new Set(reach(part.fileName))].filter((file) => !known.has(file)) : []
    const lists = [imported, further].filter(({ length }) => length)
    return [name, lists.map((files) => files.map((file) => file.slice(0, -release.length)).join()).join('.')]
  }
  return Object.fromEntries(chunks.filter(({ isEntry }) => isEntry).map(row))
}

/** All files that a tag may load, by tag: the first at once, the others when they are needed. */
function filesByTag(chunks: OutputChunk[], tags: Record<string, string>): Record<string, string[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (file: string, known: Set<string>): Set<string> => {
    const chunk = byFile.get(file)
    if (!chunk || known.has(file)) return known
    known.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next, known)
    return known
  }
  const core = coreOf(chunks)
  const listed = ([tag, file]: [string, string]): [string, string[]] => {
    const all = reach(core, reach(basename(file), new Set()))
    return [tag, [...all].toSorted().map((one) => `/cdn/elements/${one}`)]
  }
  return Object.fromEntries(Object.entries(tags).map(listed))
}

async function buildBrowser(elements: Record<string, string>) {
  const built = await bundleForBrowser({
    alias: slim,
    outDir: 'dist/cdn/elements',
    entries: elements,
    isOneRelease: true,
    first: Object.values(FIRST_PARTS)
  })
  const app = await bundleForBrowser({
    alias: compat,
    outDir: 'dist/cdn/app',
    entries: { app: 'widgets/app/app.element.ts' }
  })
  const files = filesOf('elements', built)
  const tags = Object.fromEntries(Object.entries(files).map(([name, file]) => [`advisor-${name}`, file]))
  // the end of every file's name, such as `-3fa9c01b.js`
  const release = Object.values(files)[0]?.slice(-'-3fa9c01b.js'.length) ?? ''
  const define = {
    ELEMENTS: JSON.stringify(loaderTable(built, release)),
    ATTRIBUTES: JSON.stringify(PRELOAD_ATTRIBUTES.map((name) => `;${name}`).join('')),
    RELEASE: JSON.stringify(release)
  }
  await bundleAsOne({ alias: slim, outDir: 'dist/cdn', entries: { embed: 'widgets/embed/embed.ts' }, define })
  for (const [name, source] of Object.entries(SCRIPTS)) {
    await bundleAsOne({ alias: slim, outDir: 'dist/cdn', entries: { [name]: source } })
  }
  await nameVersion(cdn)
  const manifest = { app: filesOf('app', app).app, elements: tags }
  await writeFile(resolve(cdn, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(resolve(cdn, 'custom-elements.json'), customElementsManifest(tags))
  await writeIntegrity(cdn, filesByTag(built, tags))
}

const buildServer = () =>
  bundle({
    entries: Object.fromEntries(
      [
        'index',
        'cli/migrate',
        'cli/tenant',
        'cli/doctor',
        'cli/backup',
        'cli/restore',
        'cli/verify-log',
        'card/business-card/business-card.worker',
        'core/files/share-picture.worker',
        'site/embedding/foreign-page.worker',
        'wallet/wallet/pass.worker',
        'calendar/external-calendar/calendar.worker'
      ].map((path) => [basename(path), `host-server/${path}.ts`])
    ),
    outDir: 'dist/server',
    plugins: packages(compat),
    input: { platform: 'node', transform: { target: 'node20', jsx: 'react-jsx' } },
    output: { sourcemap: true, chunkFileNames: 'chunk-[hash].js' }
  })

await rm(resolve(root, 'dist'), { recursive: true, force: true })
await mkdir(cdn, { recursive: true })
const sources = await glob('widgets/**/*.element.ts', { cwd: root, ignore: ['widgets/app/**'] })
const elements = Object.fromEntries(sources.toSorted().map((file) => [basename(file, '.element.ts'), file]))
await buildBrowser(elements)
const compressed = production ? compressAll(cdn, resolve(root, 'dist/brotli')) : undefined
// during development, no one installs the package
if (production) await buildLibrary(elements)
await zipWordpress(cdn)
await buildServer()
await compressed
