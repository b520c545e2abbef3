import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { glob } from 'tinyglobby'
import { build, type Options } from 'tsup'
import { nameVersion, writeIntegrity } from './integrity.ts'
import { buildLibrary } from './lib.ts'
import { lightContract } from './light-contract.ts'
import { customElementsManifest } from './manifest.ts'
import { compat, inlineCss, oneCore, slim } from './plugins.ts'

const root = resolve(import.meta.dirname, '..')
const cdn = resolve(root, 'dist/cdn')
const production = process.env.NODE_ENV !== 'development'

interface Outputs {
  [file: string]: { entryPoint?: string; imports: { path: string; kind: string }[] }
}

const isElement = ({ entryPoint }: Outputs[string]) => entryPoint?.endsWith('.element.ts')
/** `SZHA5MEB` of `elements/booking.element-SZHA5MEB.js`. */
const hashIn = (file: string) => file.slice(-'SZHA5MEB.js'.length, -'.js'.length)
const inCdn = (file: string) => relative(cdn, resolve(root, file))

/** Hashed names by element, from esbuild's own account of what it wrote. */
const entriesOf = (outputs: Outputs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(outputs)
      .filter(([, output]) => isElement(output))
      .map(([file, { entryPoint = '' }]) => [basename(entryPoint).replace(/\..*$/, ''), inCdn(file)])
  )

/** The one file that every element imports (see `oneCore`). */
function coreOf(outputs: Outputs): string {
  const elements = Object.values(outputs).filter(isElement)
  const imports = elements.map((one) => one.imports.filter(({ kind }) => kind === 'import-statement'))
  const shared = imports[0]?.filter(({ path }) => imports.every((all) => all.some((one) => one.path === path))) ?? []
  if (shared.length !== 1) throw new Error(`Every element imports ${shared.map(({ path }) => path)}: one file is meant`)
  return inCdn(shared[0]?.path ?? '')
}

interface Bundle {
  alias: Record<string, string>
  outDir: string
  entry: string[]
  define?: Record<string, string>
  /** One file under its own name, for what pages link to. */
  single?: true
  plugins?: Plugin[]
}

const browser = (
  { alias, outDir, entry, define, single, plugins = [] }: Bundle,
  report: (outputs: Outputs) => void
): Options => ({
  entry,
  outDir,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  splitting: !single,
  minify: production,
  config: false,
  silent: true,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': 'undefined', ...define },
  esbuildPlugins: [
    ...plugins,
    inlineCss,
    lightContract,
    {
      name: 'outputs',
      setup: ({ onEnd }) =>
        onEnd(({ metafile }) => {
          if (metafile) report(metafile.outputs)
        })
    }
  ],
  esbuildOptions(options) {
    options.alias = alias
    options.metafile = true
    options.entryNames = single ? '[name]' : '[name]-[hash]'
    options.chunkNames = 'chunk-[hash]'
    options.jsx = 'automatic'
    options.legalComments = 'none'
  }
})

async function bundle(options: Bundle): Promise<Outputs> {
  let outputs: Outputs = {}
  await build(
    browser(options, (written) => {
      outputs = written
    })
  )
  return outputs
}

const findElements = async () =>
  (await glob('widgets/*/*.element.ts', { cwd: root, ignore: ['widgets/app/**'] })).toSorted()

async function buildBrowser(elements: string[]) {
  const built = await bundle({ alias: slim, outDir: 'dist/cdn/elements', entry: elements, plugins: [oneCore] })
  const app = await bundle({ alias: compat, outDir: 'dist/cdn/app', entry: ['widgets/app/app.element.ts'] })
  const files = entriesOf(built)
  const tags = Object.fromEntries(Object.entries(files).map(([name, file]) => [`advisor-${name}`, file]))
  const define = {
    CORE: JSON.stringify(coreOf(built)),
    HASHES: JSON.stringify(Object.fromEntries(Object.entries(files).map(([name, file]) => [name, hashIn(file)])))
  }
  await bundle({ alias: slim, outDir: 'dist/cdn', entry: ['widgets/embed/embed.ts'], define, single: true })
  await nameVersion(cdn)
  await writeFile(
    resolve(cdn, 'manifest.json'),
    `${JSON.stringify({ app: entriesOf(app).app, elements: tags }, null, 2)}\n`
  )
  await writeFile(resolve(cdn, 'custom-elements.json'), customElementsManifest(tags))
  await writeIntegrity(cdn)
}

const buildServer = () =>
  build({
    entry: ['index', 'migrate', 'doctor', 'backup', 'restore'].map((name) => `host-server/${name}.ts`),
    outDir: 'dist/server',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    config: false,
    silent: true,
    splitting: true,
    sourcemap: true,
    // tsup leaves packages alone, also those that an alias should replace
    noExternal: Object.keys(compat),
    esbuildPlugins: [inlineCss],
    esbuildOptions(options) {
      options.alias = compat
      options.jsx = 'automatic'
    }
  })

await rm(resolve(root, 'dist'), { recursive: true, force: true })
await mkdir(cdn, { recursive: true })
const elements = await findElements()
await buildBrowser(elements)
// while one develops, nobody installs the package
if (production) await buildLibrary(Object.fromEntries(elements.map((file) => [basename(file, '.element.ts'), file])))
await buildServer()
