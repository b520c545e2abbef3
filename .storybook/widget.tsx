import type { ArgTypes } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { registry, type Widget } from '../widgets/embed/registry.ts'
import { markupOf } from '../widgets/embed/snippet.ts'
import { useOrigin } from './scene.tsx'

type Args = Record<string, unknown>

const isProperty = (name: string) => name.startsWith('--')

function split(args: Args) {
  const entries = Object.entries(args)
  return {
    attributes: Object.fromEntries(entries.filter(([name]) => !isProperty(name))),
    style: Object.fromEntries(entries.filter(([name]) => isProperty(name)))
  }
}

const listen =
  ({ events }: Widget) =>
  (element: Element | null) => {
    if (!element) return
    const stop = new AbortController()
    for (const name of Object.keys(events)) {
      element.addEventListener(name, (event) => action(name)((event as CustomEvent).detail), { signal: stop.signal })
    }
    return () => stop.abort()
  }

/** The real element, with args as attributes, and `--advisor-*` args as its style. */
function Embedded({ widget, args }: { widget: Widget; args: Args }) {
  const host = useOrigin()
  const { tag, fallback } = widget
  const { attributes, style } = split(args)
  return createElement(
    tag,
    { host, ...attributes, style, ref: listen(widget) },
    <a href={fallback.href}>{fallback.text}</a>
  )
}

const row = (category: string, description: string, summary?: string) => ({
  description,
  table: { category, ...(summary && { type: { summary } }) }
})

function argTypesOf({ attributes, events, parts, properties }: Widget): ArgTypes {
  const CONTROLS = { boolean: 'boolean', number: 'number', string: 'text', json: 'object' } as const
  return Object.fromEntries([
    ...attributes.map(({ name, text, type, values }) => [
      name,
      // the toolbar sets the language, and the story its server
      name === 'lang' || name === 'host'
        ? { ...row('attributes', text, type), control: false }
        : {
            ...row('attributes', text, type),
            ...(values ? { control: 'select', options: values } : { control: CONTROLS[type] })
          }
    ]),
    ...Object.entries(events).map(([name, { text, detail }]) => [
      name,
      { ...row('events', text, detail), control: false }
    ]),
    ...Object.entries(parts).map(([name, text]) => [`::part(${name})`, { ...row('parts', text), control: false }]),
    ...Object.entries(properties).map(([name, text]) => [name, { ...row('custom properties', text), control: 'text' }])
  ])
}

/** What all stories of a tag share: rendering, controls and documentation, from the registry. */
export function elementStories(tag: string) {
  const widget = registry.find((one) => one.tag === tag)
  if (!widget) throw new Error(`${tag} does not stand in the registry`)
  const code = (_: string, { args }: { args: Args }) => markupOf(widget, split(args).attributes)
  return {
    render: (args: Args) => <Embedded widget={widget} args={args} />,
    argTypes: argTypesOf(widget),
    parameters: {
      docs: { description: { component: widget.text }, source: { language: 'html', transform: code } }
    }
  }
}
