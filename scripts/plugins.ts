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

/**
 * Lets what comes later stand on the same ground as every element. esbuild makes a file for each set of entries that share
 * a module; with one set for all, what an element stands on is one file, which the loader fetches beside the element.
 */
export const oneCore: Plugin = {
  name: 'one-core',
  setup(build) {
    const core = [
      "export { defineWidget } from './widgets/core/define-widget.tsx'",
      "export { whatsappButtonTag } from './widgets/embed/tags.ts'"
    ]
    build.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...from }) => {
      if (kind !== 'dynamic-import' || pluginData === 'one-core') return undefined
      const found = await build.resolve(path, { ...from, kind, pluginData: 'one-core' })
      return { path: found.path, namespace: 'one-core', errors: found.errors }
    })
    build.onLoad({ filter: /./, namespace: 'one-core' }, ({ path }) => ({
      contents: [`export * from ${JSON.stringify(path)}`, ...core].join('\n'),
      resolveDir: root
    }))
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
