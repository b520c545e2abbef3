import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

export const root = resolve(import.meta.dirname, '..')

/** Finds the files and packages whose values a file imports, and by how many steps. */
export type Reach = (file: string) => Map<string, number>

const leave = (filter: RegExp): Plugin => ({
  name: 'leave',
  setup: ({ onResolve }) => onResolve({ filter }, ({ path }) => ({ path, external: true }))
})

/** Reads the imports of the files, except of those that are `ignored`. */
export async function readImports(files: readonly string[], ignored: RegExp): Promise<Reach> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    plugins: [leave(ignored)]
  })
  return (file) => {
    const steps = new Map([[file, 0]])
    // a map is iterated in insertion order, including entries added meanwhile
    for (const [from, step] of steps) {
      for (const { path } of metafile.inputs[from]?.imports ?? []) if (!steps.has(path)) steps.set(path, step + 1)
    }
    return steps
  }
}
