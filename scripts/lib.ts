import { execFile } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'rolldown'
import pkg from '../package.json' with { type: 'json' }
import { bundle, bundleForApplications, root } from './bundle.ts'
import { cssCustomData, htmlCustomData, webTypes } from './editor-data.ts'
import { lightContract } from './light-contract.ts'
import { customElementsManifest } from './manifest.ts'
import { slim } from './plugins.ts'
import { jsxTypesOf, reactTypes, svelteTypes, tagTypes, vueTypes } from './types.ts'

const lib = resolve(root, 'dist/lib')
/** What a React application has already, and must have only once; others have none of it. */
const SHARED = { react: '^18.2.0 || ^19.0.0', 'react-dom': '^18.2.0 || ^19.0.0' }
const OPTIONAL = { optional: true }

/** React's own modules, which the components share with the application. */
const react: Plugin = {
  name: 'react-of-the-application',
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    handler: (id) => ({ id, external: true })
  }
}

/** The components for React, and the elements by themselves, which bring Preact: they cost Vue or Svelte no React. */
async function bundleOwn(elements: Record<string, string>): Promise<void> {
  await bundle({
    entries: { react: 'widgets/embed/react.tsx' },
    outDir: 'dist/lib',
    plugins: [lightContract, react],
    input: { platform: 'browser', transform: { target: 'es2022', jsx: 'react-jsx' } },
    output: { chunkFileNames: 'react/[hash].js' }
  })
  const entries = { elements: 'widgets/embed/elements.ts', ...elements }
  await bundleForApplications({ alias: slim, outDir: 'dist/lib', entries })
}

const EXPORTS = {
  '.': { types: './react.d.ts', default: './react.js' },
  './elements': { types: './elements.d.ts', default: './elements.js' },
  './elements/*': { types: './elements.d.ts', default: './elements/*.js' },
  './jsx': { types: './jsx.d.ts' },
  './preact': { types: './preact.d.ts' },
  './vue': { types: './vue.d.ts' },
  './svelte': { types: './svelte.d.ts' },
  './*.json': './*.json'
}

function manifest(): string {
  const { name, version, description, license } = pkg
  const content = {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: EXPORTS,
    types: './react.d.ts',
    sideEffects: ['./elements.js', './elements/*.js', './chunks/*.js', './react/*.js'],
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    peerDependencies: SHARED,
    peerDependenciesMeta: { react: OPTIONAL, 'react-dom': OPTIONAL }
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** `dist/lib`: the package for applications, without the server's dependencies. `elements` are the sources by name. */
export async function buildLibrary(sources: Record<string, string>) {
  const elements = Object.fromEntries(Object.entries(sources).map(([name, file]) => [`elements/${name}`, file]))
  await mkdir(lib, { recursive: true })
  await bundleOwn(elements)
  const files = Object.fromEntries(Object.keys(sources).map((name) => [`advisor-${name}`, `elements/${name}.js`]))
  const texts: Record<string, string> = {
    'package.json': manifest(),
    'tags.d.ts': tagTypes(),
    'react.d.ts': reactTypes(),
    'elements.d.ts': "export type { AdvisorElement, AdvisorTag, AdvisorTags } from './tags.js'\n",
    'jsx.d.ts': jsxTypesOf.react(),
    'preact.d.ts': jsxTypesOf.preact(),
    'vue.d.ts': vueTypes(),
    'svelte.d.ts': svelteTypes(),
    'custom-elements.json': customElementsManifest(files),
    'web-types.json': webTypes(),
    'html-custom-data.json': htmlCustomData(),
    'css-custom-data.json': cssCustomData()
  }
  await Promise.all(Object.entries(texts).map(([file, text]) => writeFile(resolve(lib, file), text)))
  await copyFile(resolve(root, 'docs/package.md'), resolve(lib, 'README.md'))
  await copyFile(resolve(root, 'LICENSE'), resolve(lib, 'LICENSE'))
  // beside the files of the same release, from where applications install it
  const to = ['--pack-destination', resolve(root, 'dist/cdn')]
  await promisify(execFile)('npm', ['pack', lib, ...to, '--ignore-scripts', '--silent'])
}
