import pkg from '../package.json' with { type: 'json' }
import { registry, type Widget } from '../widgets/embed/registry.ts'
import { classOf, typeOf } from './types.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const listOf = (described: Record<string, string>) =>
  Object.entries(described).map(([name, description]) => ({ name, description }))
const merged = (part: 'parts' | 'properties') =>
  listOf(Object.assign({}, ...registry.map((widget) => widget[part])) as Record<string, string>)
const written = ({ attributes }: Widget) => attributes.filter(({ type }) => type !== 'json')
const noun = (tag: string) => tag.replace('advisor-', '')

/** For `html.customData` in VS Code. */
export const htmlCustomData = () =>
  json({
    version: 1.1,
    tags: registry.map((widget) => ({
      name: widget.tag,
      description: widget.text,
      attributes: written(widget).map(({ name, text, type, values }) => ({
        name,
        description: text,
        ...(type === 'boolean' && { valueSet: 'v' }),
        ...(values && { values: values.map((value) => ({ name: value })) })
      }))
    })),
    globalAttributes: [
      {
        name: 'data-advisor-widget',
        description:
          'Stands in for a tag where a CMS strips those it does not know; its attributes follow as `data-…`.',
        values: registry.map(({ tag, text }) => ({ name: noun(tag), description: text }))
      }
    ]
  })

/** For `css.customData` in VS Code. */
export const cssCustomData = () =>
  json({
    version: 1.1,
    properties: merged('properties'),
    pseudoElements: [{ name: '::part', description: partsText() }]
  })

const partsText = () => registry.map(({ tag, parts }) => `${tag}: ${Object.keys(parts).join(', ')}`).join('\n')

const isRequired = ({ name, required }: Widget['attributes'][number], { attributes }: Widget) =>
  Boolean(required) && !attributes.some(({ replaces }) => replaces === name)

const elementOf = (widget: Widget) => ({
  name: widget.tag,
  description: widget.text,
  attributes: written(widget).map((one) => ({
    name: one.name,
    description: one.text,
    required: isRequired(one, widget),
    value: one.type === 'boolean' ? { kind: 'no-value' } : { kind: 'plain', type: typeOf(one) }
  })),
  slots: [
    { name: '', description: 'What is shown before the element is there, and in its place when it never comes.' }
  ],
  js: {
    symbol: classOf(widget.tag),
    properties: widget.attributes.map((one) => ({ name: one.prop, description: one.text, type: typeOf(one) })),
    events: Object.entries(widget.events).map(([name, { text, detail }]) => ({
      name,
      description: text,
      type: detail ? `CustomEvent<${detail}>` : 'CustomEvent'
    }))
  },
  css: { properties: listOf(widget.properties), parts: listOf(widget.parts) }
})

/** For JetBrains' editors, which find it by the field `web-types` of the package. */
export const webTypes = () =>
  json({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: pkg.name,
    version: pkg.version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: registry.map(elementOf) } }
  })
