import { distance } from 'fastest-levenshtein'
import { LANGUAGES } from '#contract/locales'
import { registry, type Widget } from '../../embed/registry.ts'
import { pageLanguage, say } from './say.ts'

/** Attributes that any element may have. */
const ANY = new Set([
  'class',
  'dir',
  'hidden',
  'host',
  'id',
  'lang',
  'part',
  'role',
  'slot',
  'style',
  'tabindex',
  'title'
])
const isOfAny = (name: string) => ANY.has(name) || /^(aria-|data-|on)/.test(name)

/** How a page has written a tag: by itself, or as a `div` for a CMS that strips unknown tags. */
export interface Written {
  tag: string
  /** By the names in the documentation. */
  attributes: Readonly<Record<string, string>>
}

export const SELECTOR = '[data-advisor-widget]'
const isTag = (name: string) => name.startsWith('advisor-')

/** Undefined for an element that is none of ours. */
export function writtenOf(element: Element): Written | undefined {
  const all = [...element.attributes].map(({ name, value }) => [name, value] as const)
  const stand = element.getAttribute('data-advisor-widget')
  if (stand === null)
    return isTag(element.localName) ? { tag: element.localName, attributes: Object.fromEntries(all) } : undefined
  const own = all.filter(([name]) => name.startsWith('data-') && name !== 'data-advisor-widget')
  return { tag: `advisor-${stand}`, attributes: Object.fromEntries(own.map(([name, value]) => [name.slice(5), value])) }
}

/** The one that was meant, with up to two letters too many, too few or wrong. */
function near(given: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, away: distance(given, name) }))
    .filter(({ name, away }) => away <= 2 && away * 2 <= name.length)
    .toSorted((one, other) => one.away - other.away)
  return nearest?.name
}

function nameFault(tag: string): string {
  const names = registry.map((one) => one.tag)
  const meant = near(tag, names)
  const help = meant ? say('debug.meant', { name: `<${meant}>` }) : say('debug.known-tags', { names: names.join(', ') })
  return `${say('debug.unknown-tag', { name: `<${tag}>` })} ${help}`
}

function unknownFault(name: string, names: readonly string[]): string {
  const meant = near(name, names)
  return say('debug.unknown-attribute', { name }) + (meant ? ` ${say('debug.meant', { name: meant })}` : '')
}

function attributeFaults({ attributes: described }: Widget, { attributes }: Written, isDiv: boolean): string[] {
  const byName = new Map(described.map((one) => [one.name, one]))
  const unknown = Object.keys(attributes).filter(
    (name) => !byName.has(name) && (isDiv ? name !== 'host' && name !== 'lang' : !isOfAny(name))
  )
  const wrong = described.flatMap(({ name, values }) => {
    const value = attributes[name]
    const isWrong = values && value !== undefined && !values.includes(value)
    return isWrong ? [say('debug.wrong-value', { given: `${name}="${value}"`, values: values.join(', ') })] : []
  })
  const missing = described
    .filter(({ required }) => required)
    .filter(({ name }) => !attributes[name] && !described.some((one) => one.replaces === name && attributes[one.name]))
    .map(({ name, text }) => {
      const other = described.find((one) => one.replaces === name)
      const said = other ? say('debug.missing-either', { name, other: other.name }) : say('debug.missing', { name })
      // what an attribute means is written in English alone
      return pageLanguage() === 'en' ? `${said} ${text}` : said
    })
  return [...missing, ...wrong, ...unknown.map((name) => unknownFault(name, [...byName.keys()]))]
}

function languageFaults({ lang }: Written['attributes']): string[] {
  const isKnown = !lang || LANGUAGES.some((one) => lang.toLowerCase().split('-')[0] === one)
  return isKnown ? [] : [say('debug.wrong-value', { given: `lang="${lang}"`, values: LANGUAGES.join(', ') })]
}

/** What is wrong with a tag as it is written, for the page's author. */
export function faultsOf(written: Written, isDiv = false): string[] {
  const widget = registry.find(({ tag }) => tag === written.tag)
  if (!widget) return [nameFault(written.tag)]
  return [...attributeFaults(widget, written, isDiv), ...languageFaults(written.attributes)]
}

/** What is wrong with how a page loads the script from this server. */
export function scriptFaults(scripts: readonly HTMLScriptElement[], origin: string): string[] {
  const loaders = scripts.filter(
    ({ src }) => URL.canParse(src) && /\/(embed|cdn\/embed-[\w.-]+)\.js$/.test(new URL(src).pathname)
  )
  if (!loaders.length) {
    return [say('debug.no-loader', { line: `<script type="module" async src="${origin}/embed.js"></script>` })]
  }
  return [
    ...(loaders.some(({ type }) => type !== 'module') ? [say('debug.no-module')] : []),
    ...(loaders.length > 1 ? [say('debug.loaded-twice')] : []),
    ...loaders
      .filter(({ src }) => new URL(src).origin !== origin)
      .map(({ src }) => say('debug.other-server', { other: new URL(src).origin, origin }))
  ]
}
