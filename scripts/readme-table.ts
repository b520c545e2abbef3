import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { registry, type Widget } from '../widgets/embed/registry.ts'

const START = '<!-- tags -->'
const END = '<!-- /tags -->'
const file = resolve(import.meta.dirname, '../README.md')

const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(', ')

const attributes = (widget: Widget) =>
  widget.attributes.map(({ name, values }) => (values ? `\`${name}\` (${code(values)})` : `\`${name}\``)).join(', ')

const rows = registry.map((widget) =>
  [
    `\`<${widget.tag}>\``,
    widget.text,
    attributes(widget),
    code(Object.keys(widget.events)),
    code(Object.keys(widget.parts))
  ].map(cell)
)

function table(head: string[], body: string[][]): string {
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const properties = Object.entries(
  Object.assign({}, ...registry.map((widget) => widget.properties)) as Record<string, string>
)

/** What stands between the markers. */
const content = [
  table(['Tag', 'What it does', 'Attributes', 'Events', 'Parts'], rows),
  table(
    ['Custom property', 'What it colours or measures'],
    properties.map(([name, text]) => [`\`${name}\``, cell(text)])
  )
].join('\n\n')

function rewrite() {
  const readme = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)]
  if (start < 0 || end < start) return
  const fresh = `${readme.slice(0, start + START.length)}\n${content}\n${readme.slice(end)}`
  if (fresh === readme) return
  if (!process.argv.includes('--check')) {
    writeFileSync(file, fresh)
    return
  }
  console.error("README.md's table of tags is not the registry's: npx tsx scripts/readme-table.ts")
  process.exitCode = 1
}

rewrite()
