import { registry, type Widget } from '../widgets/embed/registry.ts'
import { cell, rewriteSection, table } from './marked-section.ts'

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

rewriteSection('embed.md', 'tags', content, import.meta.filename)
