import { registry, type Widget } from '../widgets/embed/registry.ts'

type Attribute = Widget['attributes'][number]

/** `AdvisorBooking` for `advisor-booking`. */
export const classOf = (tag: string) => tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** The TypeScript type of an attribute. */
export function typeOf({ type, values }: Pick<Attribute, 'type' | 'values'>): string {
  if (values) return values.map((value) => `'${value}'`).join(' | ')
  return type === 'json' ? 'object' : type
}

const indent = (lines: string[], by = 2) => lines.map((line) => `${' '.repeat(by)}${line}`)
const doc = (text: string) => `/** ${text} */`
const attributeOf = (one: Attribute) => [doc(one.text), `'${one.name}'${one.required ? '' : '?'}: ${typeOf(one)}`]
const propertyOf = (one: Attribute) => [
  doc(one.text),
  `'${one.prop}': ${typeOf(one)}${one.type === 'boolean' ? '' : ' | undefined'}`
]
const eventTypeOf = (detail: string | undefined) => `CustomEvent<${detail ?? 'Record<string, never>'}>`

const block = (head: string, lines: string[]) => [`${head} {`, ...indent(lines), '}']

/** One way to write a tag: with an attribute, or with the one that replaces it. */
const wayOf = (given: Attribute, other: Attribute) => [
  ...attributeOf({ ...given, required: true }),
  `'${other.name}'?: undefined`
]

function choiceOf(attributes: readonly Attribute[]): string[] {
  const choices = attributes.flatMap((one) => {
    const replaced = attributes.find(({ name }) => name === one.replaces)
    return replaced ? [{ one, replaced }] : []
  })
  return choices.flatMap(({ one, replaced }) => [
    '& (',
    ...indent([...block('|', wayOf(replaced, one)), ...block('|', wayOf(one, replaced))]),
    ')'
  ])
}

function attributesOf(all: readonly Attribute[]): string[] {
  const written = all.filter(({ type }) => type !== 'json')
  const isFree = ({ name, replaces }: Attribute) => !replaces && !written.some((one) => one.replaces === name)
  return [...block('attributes:', written.filter(isFree).flatMap(attributeOf)), ...choiceOf(written)]
}

const tagOf = ({ tag, text, attributes, events }: Widget) => [
  doc(text),
  ...block(`'${tag}':`, [
    ...attributesOf(attributes),
    ...block('properties:', attributes.filter(({ prop }) => prop !== 'lang').flatMap(propertyOf)),
    ...block(
      'events:',
      Object.entries(events).flatMap(([name, one]) => [doc(one.text), `'${name}': ${eventTypeOf(one.detail)}`])
    )
  ])
]

/** Every event with its possible details, as listeners on the document see it. */
function allEvents(): string[] {
  const names = [...new Set(registry.flatMap(({ events }) => Object.keys(events)))]
  const detailsOf = (name: string) =>
    new Set(registry.flatMap(({ events }) => (events[name] ? eventTypeOf(events[name].detail) : [])))
  return names.map((name) => `'${name}': ${[...detailsOf(name)].join(' | ')}`)
}

/** The tags with attributes, properties and events, from which every framework's types are made. */
export const tagTypes = () =>
  [
    '// Made from the registry of tags.',
    ...block('export interface AdvisorTags', registry.flatMap(tagOf)),
    '',
    'export type AdvisorTag = keyof AdvisorTags',
    "export type AdvisorElement<T extends AdvisorTag> = HTMLElement & AdvisorTags[T]['properties']",
    '',
    ...block('interface AdvisorEvents', allEvents()),
    '',
    ...block('declare global', [
      ...block(
        'interface HTMLElementTagNameMap',
        registry.map(({ tag }) => `'${tag}': AdvisorElement<'${tag}'>`)
      ),
      'interface HTMLElementEventMap extends AdvisorEvents {}',
      'interface DocumentEventMap extends AdvisorEvents {}'
    ]),
    ''
  ].join('\n')

/** A component for each tag, as `react.js` exports them. */
export const reactTypes = () =>
  `import type { HTMLAttributes, ReactElement, Ref } from 'react'
import type { AdvisorElement, AdvisorTag, AdvisorTags } from './tags.js'

export type { AdvisorElement, AdvisorTag } from './tags.js'

type Camel<Name> = Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Capitalize<Head>}\${Camel<Tail>}\` : Capitalize<Name & string>
type Attributes<T extends AdvisorTag> = AdvisorTags[T]['attributes']
type Events<T extends AdvisorTag> = AdvisorTags[T]['events']

export type AdvisorProps<T extends AdvisorTag> = Attributes<T> & {
  [Name in keyof Events<T> as \`on\${Camel<Name>}\`]?: (event: Events<T>[Name]) => void
} & Omit<HTMLAttributes<AdvisorElement<T>>, keyof Attributes<T>> & {
  /** Origin of the installation, such as \`https://termine.bank.example\`. */
  host: string
  ref?: Ref<AdvisorElement<T>>
}

${registry
  .map(
    ({ tag, text }) =>
      `${doc(text)}\nexport declare function ${classOf(tag)}(props: AdvisorProps<'${tag}'>): ReactElement`
  )
  .join('\n')}
`

const JSX_TAGS = `type Listeners<T extends AdvisorTag> = {
  [Name in keyof AdvisorTags[T]['events'] as \`on\${Name & string}\`]?: (event: AdvisorTags[T]['events'][Name]) => void
}
`

const jsxTypes = (library: string, attributes: string, more: string) =>
  `import type { ${attributes} } from '${library}'
import type { AdvisorElement, AdvisorTag, AdvisorTags } from './tags.js'

${JSX_TAGS}
type AdvisorElements = {
  [T in AdvisorTag]: AdvisorTags[T]['attributes'] &
    Listeners<T> &
    ClassAttributes<AdvisorElement<T>> &
    Omit<${more}, keyof AdvisorTags[T]['attributes']>
}

declare module '${library}' {
  namespace JSX {
    interface IntrinsicElements extends AdvisorElements {}
  }
}
`

/** The tags themselves in JSX, for pages that load them by `embed.js`. */
export const jsxTypesOf = {
  react: () =>
    jsxTypes('react', 'ClassAttributes, HTMLAttributes', 'HTMLAttributes<AdvisorElement<T>> & { class?: string }'),
  preact: () => jsxTypes('preact', 'ClassAttributes, HTMLAttributes', 'HTMLAttributes<AdvisorElement<T>>')
}

export const vueTypes = () =>
  `import type { HTMLAttributes } from 'vue'
import type { AdvisorTag, AdvisorTags } from './tags.js'

type Camel<Name> = Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Capitalize<Head>}\${Camel<Tail>}\` : Capitalize<Name & string>

type AdvisorComponents = {
  [T in AdvisorTag]: new () => {
    $props: AdvisorTags[T]['attributes'] & {
      [Name in keyof AdvisorTags[T]['events'] as \`on\${Camel<Name>}\`]?: (event: AdvisorTags[T]['events'][Name]) => void
    } & HTMLAttributes
    $slots: { default?: () => unknown }
  }
}

declare module 'vue' {
  interface GlobalComponents extends AdvisorComponents {}
}
`

/** Tags in Svelte's markup, whose events are written as attributes. */
export const svelteTypes = () =>
  `import type { HTMLAttributes } from 'svelte/elements'
import type { AdvisorElement, AdvisorTag, AdvisorTags } from './tags.js'

${JSX_TAGS}
type AdvisorElements = {
  [T in AdvisorTag]: AdvisorTags[T]['attributes'] &
    Listeners<T> &
    Omit<HTMLAttributes<AdvisorElement<T>>, keyof AdvisorTags[T]['attributes']>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends AdvisorElements {}
}
`
