import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transform } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** `import css from './x.css?inline'` is the minified text, as in Vite. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // the suffix stays, or tsup's own CSS step takes the file
      path: resolve(resolveDir, path),
      namespace: 'inline-css'
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path: asked }) => {
      const path = asked.replace('?inline', '')
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target: 'es2022' })
      return { contents: code.trim(), loader: 'text', watchFiles: [path] }
    })
  }
}

/** Wouter asks this CommonJS module for a hook that each `react` below has itself. */
const storeShim = 'use-sync-external-store/shim/index.js'

/** What `react` is in each bundle. */
export const slim = {
  react: resolve(root, 'widgets/core/preact-slim.ts'),
  'react-dom/client': resolve(root, 'widgets/core/preact-slim.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  [storeShim]: resolve(root, 'widgets/core/preact-slim.ts')
}
export const compat = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  [storeShim]: 'preact/compat'
}
