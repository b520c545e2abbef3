import { isForStaff } from '../contract/tag-links.ts'
import { registry, type Widget } from '../widgets/embed/registry.ts'
import { placeOf, styleRuleOf } from '../widgets/embed/snippet.ts'
import { cell, rewriteSection, table } from './marked-section.ts'

const code = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(', ')

/** Those that a tag needs are bold. */
const attributes = (widget: Widget) =>
  widget.attributes
    .map(({ name, values, required }) => {
      const written = required ? `**\`${name}\`**` : `\`${name}\``
      return values ? `${written} (${code(values)})` : written
    })
    .join(', ')

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
  table(['Tag', 'What it does', 'Attributes (**needed**)', 'Events', 'Parts'], rows),
  table(
    ['Custom property', 'What it colours or measures'],
    properties.map(([name, text]) => [`\`${name}\``, cell(text)])
  )
].join('\n\n')

rewriteSection('embed.md', 'tags', content, import.meta.filename)

const forVisitors = registry.filter((widget) => !isForStaff(widget))

/** Those that are a button, always or as a popup, and a rule for each of the others; a later rule wins. */
const places = [
  ...forVisitors.flatMap((widget) => {
    const { tag, heights = {} } = widget
    return Object.keys(heights).map((mode) =>
      styleRuleOf(mode ? `${tag}[mode="${mode}"]` : tag, placeOf(widget, { mode }))
    )
  }),
  styleRuleOf(
    forVisitors
      .flatMap(({ tag, attributes }) => {
        if (attributes.some(({ prop }) => prop === 'inline')) return `${tag}:not([inline])`
        if (tag.endsWith('-button')) return tag
        const hasPopup = attributes.some(({ prop, values }) => prop === 'mode' && values?.includes('popup'))
        return hasPopup ? `${tag}[mode="popup"]` : []
      })
      .join(',\n'),
    { ...placeOf({ tag: '' }, { mode: 'popup' }), 'min-block-size': '0' }
  )
]

rewriteSection('embed.md', 'heights', `\`\`\`css\n${places.join('\n')}\n\`\`\``, import.meta.filename)
