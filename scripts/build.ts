import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { OutputChunk } from 'rolldown'
import { glob } from 'tinyglobby'
import { bundle, bundleAsOne, bundleForBrowser, root } from './bundle.ts'
import { nameVersion, writeIntegrity } from './integrity.ts'
import { buildLibrary } from './lib.ts'
import { customElementsManifest } from './manifest.ts'
import { compat, packages, slim } from './plugins.ts'

const cdn = resolve(root, 'dist/cdn')
const production = process.env.NODE_ENV !== 'development'

/** Files in `dist/cdn` by the names of the entry points. */
const filesOf = (folder: string, chunks: OutputChunk[]): Record<string, string> =>
  Object.fromEntries(chunks.filter(({ isEntry }) => isEntry).map((one) => [one.name, `${folder}/${one.fileName}`]))

/** The file on which all elements depend: their loader loads it in parallel with the first one. */
function coreOf(chunks: OutputChunk[]): string {
  const [first, ...others] = chunks.filter(({ isEntry }) => isEntry)
  const shared = first?.imports.filter((file) => others.every(({ imports }) => imports.includes(file))) ?? []
  if (shared.length !== 1) throw new Error(`Every element imports ${shared}: one file is meant`)
  return `elements/${shared[0]}`
}

async function buildBrowser(elements: Record<string, string>) {
  const built = await bundleForBrowser({ alias: slim, outDir: 'dist/cdn/elements', entries: elements })
  const app = await bundleForBrowser({
    alias: compat,
    outDir: 'dist/cdn/app',
    entries: { app: 'widgets/app/app.element.ts' }
  })
  const files = filesOf('elements', built)
  const tags = Object.fromEntries(Object.entries(files).map(([name, file]) => [`advisor-${name}`, file]))
  const define = {
    CORE: JSON.stringify(coreOf(built)),
    NAMES: JSON.stringify(Object.keys(files).join(' ')),
    // the end of every element's file name, such as `-3fa9c01b.js`
    RELEASE: JSON.stringify(Object.values(files)[0]?.slice(-'-3fa9c01b.js'.length))
  }
  await bundleAsOne({ alias: slim, outDir: 'dist/cdn', entries: { embed: 'widgets/embed/embed.ts' }, define })
  const banner = { 'cookie-banner': 'widgets/site/consents/cookie-banner.ts' }
  await bundleAsOne({ alias: slim, outDir: 'dist/cdn', entries: banner })
  const opened = { 'search-opened': 'widgets/site/search/search-opened.ts' }
  await bundleAsOne({ alias: slim, outDir: 'dist/cdn', entries: opened })
  await nameVersion(cdn)
  const manifest = { app: filesOf('app', app).app, elements: tags }
  await writeFile(resolve(cdn, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(resolve(cdn, 'custom-elements.json'), customElementsManifest(tags))
  await writeIntegrity(cdn)
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
// during development, no one installs the package
if (production) await buildLibrary(elements)
await buildServer()
