import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import type { Plugin } from 'rolldown'
import { minify } from 'terser'

const root = resolve(import.meta.dirname, '..')
const INLINE_CSS = /\.css\?inline$/

/** Before the values of custom properties, which minifiers do not touch. */
const withoutSpaces = (css: string) => css.replace(/(--[\w-]+): /g, '$1:')

/** `import css from './x.css?inline'` is the minified text, as in Vite. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  resolveId: {
    filter: { id: INLINE_CSS },
    handler: (path, from = '') => resolve(from, '..', path)
  },
  load: {
    filter: { id: INLINE_CSS },
    async handler(id) {
      const file = id.replace('?inline', '')
      const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true, target: 'es2022' })
      return { code: `export default ${JSON.stringify(withoutSpaces(code.trim()))}`, moduleType: 'js' }
    }
  }
}

/** Resolves packages as npm installed them, some under another name. */
export const packages = (alias: Record<string, string> = {}): Plugin => ({
  name: 'packages',
  resolveId: {
    filter: { id: /^[^.#/]/ },
    handler: (id, from) => (from ? { id: alias[id] ?? id, external: true } : undefined)
  }
})

/** Wouter imports this CommonJS module for a hook that each `react` below has itself. */
const storeShim = 'use-sync-external-store/shim/index.js'

/** `react` as these use it: what they alone need is in their own file, not in the one on which every element depends. */
const OWN = { downshift: 'preact-for-downshift.ts', jotai: 'preact-for-jotai.ts' }

export const ownReact: Plugin = {
  name: 'own-react',
  resolveId: {
    filter: { id: /^react$/ },
    handler: (_id, from) => {
      const own = Object.entries(OWN).find(([name]) => from?.includes(`/node_modules/${name}/`))
      return own && resolve(root, 'widgets/core/element', own[1])
    }
  }
}

/** A hundredth less of what tags load than the bundler's own minifier leaves; a comment that begins a file stays. */
export const smallest: Plugin = {
  name: 'smallest',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const preamble = file.code.match(/^\/\/#.*/)?.[0]
      const { code } = await minify(file.code, { module: true, ecma: 2020, format: { preamble } })
      if (code) file.code = code
    }
  }
}

const WARNING = /console\.warn\(`\[DEPRECATED\][^`]*`\);/

/** Jotai's warning of an option that nobody here gives is 250 bytes of every widget that has a form, compressed. */
export const noJotaiWarning: Plugin = {
  name: 'no-jotai-warning',
  transform: {
    filter: { id: /\/jotai\/esm\/react\.mjs$/ },
    handler(code) {
      if (!WARNING.test(code)) throw new Error('Jotai no longer has the warning: this plugin can go')
      return { code: code.replace(WARNING, ''), map: null }
    }
  }
}

/** What `react` is in each bundle. */
export const slim = {
  react: resolve(root, 'widgets/core/element/preact-slim.ts'),
  'react-dom/client': resolve(root, 'widgets/core/element/preact-slim.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  [storeShim]: resolve(root, 'widgets/core/element/preact-slim.ts')
}
export const compat: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  [storeShim]: 'preact/compat'
}
