import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

export const cell = (text: string) => text.replaceAll('|', '\\|')

export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/**
 * Writes what stands between the markers `<!-- name -->` and `<!-- /name -->` of a page in `docs/`, or with `--check`
 * only reports that it is out of date.
 */
export function rewriteSection(page: string, name: string, content: string, script: string): void {
  const file = resolve(root, 'docs', page)
  const [START, END] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [start, end] = [written.indexOf(START), written.indexOf(END)]
  if (start < 0 || end < start) return
  const fresh = `${written.slice(0, start + START.length)}\n${content}\n${written.slice(end)}`
  if (fresh === written) return
  if (!process.argv.includes('--check')) {
    writeFileSync(file, fresh)
    return
  }
  console.error(`The tables in docs/${page} are not what is declared: npx tsx ${relative(root, script)}`)
  process.exitCode = 1
}
