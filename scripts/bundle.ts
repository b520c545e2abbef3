import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { type InputOptions, type OutputChunk, type OutputOptions, type RolldownPluginOption, rolldown } from 'rolldown'
import { gather } from './chunks.ts'
import { lightContract } from './light-contract.ts'
import { inlineCss, noJotaiWarning, ownReact, slim, smallest } from './plugins.ts'

export const root = resolve(import.meta.dirname, '..')
const production = process.env.NODE_ENV !== 'development'

interface Bundle {
  /** Sources by the name of what is written. */
  entries: Record<string, string>
  outDir: string
  input?: InputOptions
  output?: OutputOptions
  plugins?: RolldownPluginOption
  /** For what is written, and not for a draft of it. */
  finish?: RolldownPluginOption
}

/**
 * This bundler ignores `use client`, and the duration of plugins depends on the machine; any other warning is an error.
 */
const IDLE = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS'])

const onLog: InputOptions['onLog'] = (_level, { code = '', message }) => {
  if (!IDLE.has(code)) throw new Error(message)
}

/** A draft shows what entries share as files of their own, also what a bundler would put into one of the entries. */
const SEPARATE = { chunkOptimization: { mergeCommonChunks: false } }

/** Bundles and writes; with `plan`, with the files that it computes from a first run. */
export async function bundle(
  { entries, outDir, input, output, plugins, finish }: Bundle,
  plan?: (draft: OutputChunk[]) => OutputOptions
): Promise<OutputChunk[]> {
  const options = { cwd: root, input: entries, onLog, ...input }
  const chunks = async (one: OutputOptions, isDraft: boolean) => {
    const own = isDraft ? { experimental: SEPARATE } : {}
    const run = await rolldown({ ...options, ...own, plugins: [inlineCss, plugins, !isDraft && finish] })
    const settings: OutputOptions = { dir: resolve(root, outDir), format: 'esm', ...output, ...one }
    const { output: written } = await (isDraft ? run.generate(settings) : run.write(settings))
    await run.close()
    return written.filter(({ type }) => type === 'chunk') as OutputChunk[]
  }
  return chunks(plan ? plan(await chunks({}, true)) : {}, false)
}

interface BrowserBundle extends Pick<Bundle, 'entries' | 'outDir'> {
  alias: Record<string, string>
  define?: Record<string, string>
}

const browser = ({ alias, define, ...rest }: BrowserBundle): Bundle => ({
  ...rest,
  plugins: [lightContract, noJotaiWarning, alias.react === slim.react && ownReact],
  finish: production && alias.react === slim.react && smallest,
  input: {
    platform: 'browser',
    resolve: { alias },
    preserveEntrySignatures: false,
    // what makes a value and does nothing else is left out where nobody uses the value
    treeshake: { manualPureFunctions: ['atom', 'lateAtom', 'createContext'] },
    transform: {
      target: 'es2022',
      jsx: 'react-jsx',
      define: {
        'process.env.NODE_ENV': '"production"',
        // without a mode, jotai keeps its warnings for developers
        'import.meta.env': 'true',
        'import.meta.env.MODE': '"production"',
        ...define
      }
    }
  },
  output: {
    minify: production,
    comments: false,
    hashCharacters: 'hex',
    chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? '[name]-[hash].js' : 'chunk-[hash].js')
  }
})

/**
 * Chromium compiles all functions of such a file beside the page, while it is loaded, instead of one by one when they are
 * called (V8's explicit compile hints). For other browsers it is a comment.
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** By module, the letter of the shared file that it goes into. */
function lettersOf(gathered: Map<string, string>): Map<string, string> {
  const homes = [...new Set(gathered.values())]
  if (homes.length > LETTERS.length) throw new Error(`There are ${homes.length} shared files, more than letters`)
  return new Map([...gathered].map(([id, home]) => [id, LETTERS.charAt(homes.indexOf(home))]))
}

/** Changes with the code and with the files that it goes into. */
function hashOf(draft: OutputChunk[], names: Map<string, string>) {
  const plan = [...names].map(([id, name]) => `${name} ${id.replace(root, '')}`)
  const text = [CALLED_ON_LOAD, ...draft.map(({ code }) => code), ...plan.toSorted()].join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

interface SharedBundle extends BrowserBundle {
  isOneRelease?: true
  /** The ends of the paths of modules that are imported later, yet belong to a first picture. */
  first?: readonly string[]
}

/**
 * Shared files, few and none of them tiny; entry points share one hash, and with `isOneRelease` all files do, which are
 * then named by letters where they are shared. With `first`, what a first picture needs is compiled while it loads.
 */
export const bundleForBrowser = ({ isOneRelease, first, ...options }: SharedBundle) =>
  bundle(browser(options), (draft) => {
    const gathered = gather(draft)
    const names = isOneRelease ? lettersOf(gathered) : gathered
    const named = `[name]-${hashOf(draft, names)}.js`
    return {
      entryFileNames: named,
      ...(isOneRelease && { chunkFileNames: named }),
      ...(first && {
        postBanner: ({ isDynamicEntry, facadeModuleId }) =>
          !isDynamicEntry || first.some((file) => facadeModuleId?.endsWith(file)) ? CALLED_ON_LOAD : ''
      }),
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id) => names.get(id) ?? null, debugName: 'gathered' }]
      }
    }
  })

/** A single file with its own name, for pages that link to it. */
export const bundleAsOne = (options: BrowserBundle) =>
  bundle(browser(options), () => ({ codeSplitting: false, entryFileNames: '[name].js' }))

/** Files for applications, which bundle them with their own: everything that they need is in them. */
export const bundleForApplications = (options: BrowserBundle) => {
  const { output, ...rest } = browser(options)
  return bundle({ ...rest, output: { ...output, chunkFileNames: 'chunks/[hash].js' } })
}

/** All of a page's code as text, with the whole contract. */
export async function bundleInMemory(entry: string, alias: Record<string, string>): Promise<string> {
  const { input, output } = browser({ alias, entries: {}, outDir: '' })
  const run = await rolldown({ cwd: root, input: entry, onLog, ...input, plugins: [inlineCss] })
  const {
    output: [{ code }]
  } = await run.generate({ ...output, format: 'esm', codeSplitting: false })
  await run.close()
  return code
}
