import { registry, type Widget } from '../widgets/embed/registry.ts'
import { classOf, typeOf } from './types.ts'

const listOf = (described: Record<string, string>) =>
  Object.entries(described).map(([name, description]) => ({ name, description }))

const attributesOf = ({ attributes }: Widget) =>
  attributes
    .filter(({ type }) => type !== 'json')
    .map((one) => ({ name: one.name, description: one.text, type: { text: typeOf(one) }, fieldName: one.prop }))

const membersOf = ({ attributes }: Widget) =>
  attributes
    .filter(({ prop }) => prop !== 'lang')
    .map((one) => ({
      kind: 'field',
      name: one.prop,
      description: one.text,
      type: { text: typeOf(one) },
      ...(one.type !== 'json' && { attribute: one.name, reflects: true })
    }))

const eventsOf = ({ events }: Widget) =>
  Object.entries(events).map(([name, { text, detail }]) => ({
    name,
    description: text,
    type: { text: detail ? `CustomEvent<${detail}>` : 'CustomEvent' }
  }))

function moduleOf(widget: Widget, path: string) {
  const { tag, text, parts, properties } = widget
  const name = classOf(tag)
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName: tag,
        description: text,
        superclass: { name: 'HTMLElement' },
        attributes: attributesOf(widget),
        members: membersOf(widget),
        events: eventsOf(widget),
        slots: [
          { name: '', description: 'What is shown before the element is there, and in its place when it never comes.' }
        ],
        cssParts: listOf(parts),
        cssProperties: listOf(properties)
      }
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }]
  }
}

/** `custom-elements.json` for editors and catalogues; `files` are the built modules by tag. */
export function customElementsManifest(files: Record<string, string>): string {
  const modules = registry.map((widget) => moduleOf(widget, files[widget.tag] ?? ''))
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: '', modules }, null, 2)}\n`
}
