import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { type Options, build } from 'tsup'
import { compat, inlineCss, parserless, slim } from './plugins.ts'

const root = resolve(import.meta.dirname, '..')
const cdn = resolve(root, 'dist/cdn')
const production = process.env.NODE_ENV !== 'development'

interface Outputs {
  [file: string]: { entryPoint?: string }
}

/** Hashed names by entry, from esbuild's own account of what it wrote. */
async function entriesOf(outputs: Outputs): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint ? [[basename(entryPoint).replace(/\..*$/, ''), relative(cdn, resolve(root, file))]] : []
    )
  )
}

const browser = (alias: Record<string, string>, outDir: string, entry: string[], found: (outputs: Outputs) => void): Options => ({
  entry,
  outDir,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  splitting: true,
  minify: production,
  sourcemap: false,
  config: false,
  silent: true,
  clean: false,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': 'undefined' },
  esbuildPlugins: [
    inlineCss,
    { name: 'outputs', setup: ({ onEnd }) => onEnd(({ metafile }) => void (metafile && found(metafile.outputs))) }
  ],
  esbuildOptions(options) {
    options.alias = { ...alias, ...parserless }
    options.metafile = true
    options.entryNames = '[name]-[hash]'
    options.chunkNames = 'chunk-[hash]'
    options.jsx = 'automatic'
    options.legalComments = 'none'
  }
})

async function buildBrowser() {
  const elements = (await glob('widgets/*/*.element.ts', { cwd: root, ignore: ['widgets/app/**'] })).toSorted()
  let elementOutputs: Outputs = {}
  let appOutputs: Outputs = {}
  await build(browser(slim, 'dist/cdn/elements', elements, (outputs) => void (elementOutputs = outputs)))
  await build(browser(compat, 'dist/cdn/app', ['widgets/app/app.element.ts'], (outputs) => void (appOutputs = outputs)))
  const tags = Object.fromEntries(
    Object.entries(await entriesOf(elementOutputs)).map(([name, file]) => [`advisor-${name}`, file])
  )
  await build({
    ...browser(slim, 'dist/cdn', ['widgets/embed/embed.ts'], () => {}),
    define: { ELEMENTS: JSON.stringify(tags) },
    splitting: false,
    esbuildOptions: (options) => void (options.entryNames = '[name]')
  })
  const { app } = await entriesOf(appOutputs)
  await writeFile(resolve(cdn, 'manifest.json'), `${JSON.stringify({ app, elements: tags }, null, 2)}\n`)
}

const buildServer = () =>
  build({
    entry: { index: 'host-server/index.ts', migrate: 'host-server/migrate.ts' },
    outDir: 'dist/server',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    config: false,
    silent: true,
    splitting: true,
    sourcemap: true,
    loader: { '.css': 'text' },
    esbuildPlugins: [inlineCss],
    esbuildOptions(options) {
      options.alias = compat
      options.jsx = 'automatic'
    }
  })

await rm(resolve(root, 'dist'), { recursive: true, force: true })
await mkdir(cdn, { recursive: true })
await buildBrowser()
await buildServer()
