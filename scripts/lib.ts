import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import pkg from '../package.json' with { type: 'json' }
import { bundle, root } from './bundle.ts'
import { cssCustomData, htmlCustomData, webTypes } from './editor-data.ts'
import { lightContract } from './light-contract.ts'
import { customElementsManifest } from './manifest.ts'
import { packages } from './plugins.ts'
import { jsxTypesOf, reactTypes, tagTypes, vueTypes } from './types.ts'

const lib = resolve(root, 'dist/lib')
/** What a React application has already, and must have only once. */
const SHARED = { react: '^19.0.0', 'react-dom': '^19.0.0' }

const own: Record<string, string> = pkg.dependencies
const rangesOf = (names: string[]) => Object.fromEntries(names.toSorted().map((name) => [name, own[name] ?? '*']))
const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

/** Bundles our own modules and leaves packages to the application that installs this one; returns which. */
async function bundleOwn(elements: Record<string, string>): Promise<string[]> {
  const chunks = await bundle({
    entries: { react: 'widgets/embed/react.tsx', elements: 'widgets/embed/elements.ts', ...elements },
    outDir: 'dist/lib',
    plugins: [lightContract, packages()],
    input: { platform: 'browser', transform: { target: 'es2022', jsx: 'react-jsx' } },
    output: { chunkFileNames: 'chunks/[hash].js' }
  })
  const imports = new Set(chunks.flatMap((one) => [...one.imports, ...one.dynamicImports]))
  const own = new Set(chunks.map(({ fileName }) => fileName))
  return [...new Set([...imports].filter((path) => !own.has(path)).map(packageOf))]
}

const EXPORTS = {
  '.': { types: './react.d.ts', default: './react.js' },
  './elements': { types: './elements.d.ts', default: './elements.js' },
  './elements/*': { types: './elements.d.ts', default: './elements/*.js' },
  './jsx': { types: './jsx.d.ts' },
  './preact': { types: './preact.d.ts' },
  './vue': { types: './vue.d.ts' },
  './*.json': './*.json'
}

function manifest(imported: string[]): string {
  const { name, version, description, license } = pkg
  const content = {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: EXPORTS,
    types: './react.d.ts',
    sideEffects: ['./elements.js', './elements/*.js', './chunks/*.js'],
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    dependencies: rangesOf(imported.filter((one) => !(one in SHARED))),
    peerDependencies: SHARED
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** `dist/lib`: the package for applications, without the server's dependencies. `elements` are the sources by name. */
export async function buildLibrary(sources: Record<string, string>) {
  const elements = Object.fromEntries(Object.entries(sources).map(([name, file]) => [`elements/${name}`, file]))
  await mkdir(lib, { recursive: true })
  const files = Object.fromEntries(Object.keys(sources).map((name) => [`advisor-${name}`, `elements/${name}.js`]))
  const texts: Record<string, string> = {
    'package.json': manifest(await bundleOwn(elements)),
    'tags.d.ts': tagTypes(),
    'react.d.ts': reactTypes(),
    'elements.d.ts': "export type { AdvisorElement, AdvisorTag, AdvisorTags } from './tags.js'\n",
    'jsx.d.ts': jsxTypesOf.react(),
    'preact.d.ts': jsxTypesOf.preact(),
    'vue.d.ts': vueTypes(),
    'custom-elements.json': customElementsManifest(files),
    'web-types.json': webTypes(),
    'html-custom-data.json': htmlCustomData(),
    'css-custom-data.json': cssCustomData()
  }
  await Promise.all(Object.entries(texts).map(([file, text]) => writeFile(resolve(lib, file), text)))
  await copyFile(resolve(root, 'docs/embed.md'), resolve(lib, 'README.md'))
  await copyFile(resolve(root, 'LICENSE'), resolve(lib, 'LICENSE'))
}
