import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { registry, type Widget } from '../widgets/embed/registry.ts'

const START = '<!-- tags -->'
const END = '<!-- /tags -->'
const file = resolve(import.meta.dirname, '../docs/embed.md')

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

/** The text between the markers. */
const content = [
  table(['Tag', 'What it does', 'Attributes', 'Events', 'Parts'], rows),
  table(
    ['Custom property', 'What it colours or measures'],
    properties.map(([name, text]) => [`\`${name}\``, cell(text)])
  )
].join('\n\n')

function rewrite() {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [start, end] = [page.indexOf(START), page.indexOf(END)]
  if (start < 0 || end < start) return
  const fresh = `${page.slice(0, start + START.length)}\n${content}\n${page.slice(end)}`
  if (fresh === page) return
  if (!process.argv.includes('--check')) {
    writeFileSync(file, fresh)
    return
  }
  console.error("The table in docs/embed.md is not the registry's: npx tsx scripts/embed-table.ts")
  process.exitCode = 1
}

rewrite()
