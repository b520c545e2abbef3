import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transform } from 'esbuild'
import ts from 'typescript'

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

interface Edit {
  start: number
  end: number
  text: string
}

/** The shape of each `endpoint(method, path, shape)` goes; every other call that runs on import is marked free of effects. */
function editsOf(source: string): Edit[] {
  const edits: Edit[] = []
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node)) {
      const start = node.getStart(file)
      edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
      const shape = node.expression.getText(file) === 'endpoint' && node.arguments[2]
      if (shape) return void edits.push({ start: shape.getStart(file), end: shape.end, text: '{}' })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return edits.toSorted((a, b) => b.start - a.start)
}

/** A browser calls an endpoint by method and path: its schemas stay with the server, and valibot with them where nothing else asks. */
export const lightContract: Plugin = {
  name: 'light-contract',
  setup(build) {
    build.onLoad({ filter: /[\\/]contract[\\/][\w-]+\.ts$/ }, async ({ path }) => {
      let source = await readFile(path, 'utf8')
      for (const { start, end, text } of editsOf(source)) source = source.slice(0, start) + text + source.slice(end)
      return { contents: source, loader: 'ts' }
    })
  }
}

/** The message formatter without its parser: messages arrive parsed. */
const noParser = '@formatjs/icu-messageformat-parser/no-parser.js'

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
export const parserless = { '@formatjs/icu-messageformat-parser': noParser }
