import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import type { Plugin } from 'rolldown'

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

/**
 * Downshift checks `'useId' in React`. With a `react` of its own, the namespace object that this needs is in
 * downshift's file, not in the one on which every element depends.
 */
export const ownReactForDownshift: Plugin = {
  name: 'own-react-for-downshift',
  resolveId: {
    filter: { id: /^react$/ },
    handler: (_id, from) =>
      from?.includes('/node_modules/downshift/') ? resolve(root, 'widgets/core/element/preact-namespace.ts') : undefined
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
