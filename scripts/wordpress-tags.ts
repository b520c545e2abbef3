import { CONTENT_LANGUAGES } from '../contract/content-pages.ts'
import { contentEditorMessages } from '../contract/messages/content-editor.messages.ts'
import { embeddingMessages } from '../contract/messages/embedding.messages.ts'
import { tagLinksMessages } from '../contract/messages/tag-links.messages.ts'
import { PAGE_TAGS, pageValues } from '../contract/page-tags.ts'
import { isForStaff, tagLink } from '../contract/tag-links.ts'
import { registry, type Widget } from '../widgets/embed/registry.ts'
import { placeOf } from '../widgets/embed/snippet.ts'

const texts: Record<string, { en: string; 'de-AT': string }> = {
  ...contentEditorMessages,
  ...embeddingMessages,
  ...tagLinksMessages
}

function wordsOf(key: string) {
  const words = texts[key]
  if (!words) throw new Error(`There is no text ${key}.`)
  return { en: words.en, de: words['de-AT'] }
}

/** The attributes that name what a tag's link leads to, with what stands for them in a path. */
const NAMING: Readonly<Record<string, string>> = { form: 'FORM', branch: 'BRANCH', alias: 'ALIAS' }
const marked = (path: string) =>
  Object.entries(NAMING).reduce((text, [name, mark]) => text.replaceAll(mark, `{${name}}`), path)

type Values = Record<string, string>

/** The sets of attributes on which a tag's link depends, the most particular first. */
function casesOf({ attributes }: Widget): Values[] {
  const names = attributes.map(({ prop }) => prop)
  const kinds = attributes.find(({ prop }) => prop === 'kind')?.values ?? []
  const named = Object.entries(NAMING).filter(([name]) => names.includes(name))
  return [...kinds.map((kind) => ({ alias: 'ALIAS', kind })), ...named.map(([name, mark]) => ({ [name]: mark }))]
}

function linksOf(widget: Widget) {
  const linkOf = (tag: string, attributes: Values) => {
    const { href, text } = tagLink({ tag, attributes })
    return { path: marked(href), text: wordsOf(text) }
  }
  const isNamed = widget.attributes.some(({ prop }) => prop === 'alias')
  return [
    ...casesOf(widget).map((attributes) => ({
      when: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name, NAMING[name] === value ? true : value])
      ),
      ...linkOf(widget.tag, attributes)
    })),
    // whom it is about is not said
    { when: {}, ...linkOf(isNamed ? 'advisor-search' : widget.tag, {}) }
  ]
}

/** What keeps the tag's place, by the attributes on which it depends, the most particular first. */
function placesOf(widget: Widget) {
  const cases = widget.attributes.flatMap(({ prop, values = [] }): Record<string, string | true>[] => {
    if (prop === 'inline') return [{ inline: true }]
    return prop === 'mode' ? values.filter((mode) => mode !== 'page').map((mode) => ({ mode })) : []
  })
  const usual = placeOf(widget, {})
  const styleOf = (place: Record<string, string>) =>
    Object.entries(place)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  return [...cases, {}]
    .map((when) => ({ when, style: styleOf(placeOf(widget, when)) }))
    .filter(({ when, style }) => !Object.keys(when).length || style !== styleOf(usual))
}

function attributesOf({ tag, attributes }: Widget) {
  return attributes.flatMap(({ name, prop, type, text }) => {
    // the server is the plugin's setting
    if (prop === 'host') return []
    const isLang = prop === 'lang'
    const values = isLang ? CONTENT_LANGUAGES : pageValues(tag, prop)
    if (values && !values.length) return []
    const labelled = values?.map((value) => ({
      value,
      label: wordsOf(isLang ? `embedding.lang-${value}` : `content-editor.value-${value}`)
    }))
    const label = wordsOf(isLang ? 'embedding.lang' : `content-editor.attribute-${prop}`)
    return { name, type, label, text, ...(labelled && { values: labelled }) }
  })
}

/** What the WordPress plugin knows of the tags for visitors. */
export function wordpressTags(): string {
  const shown = registry.filter((widget) => widget.tag in PAGE_TAGS && !isForStaff(widget))
  const tags = shown.map((widget) => [
    widget.tag,
    {
      tag: widget.tag,
      title: wordsOf(`content-editor.tag-${widget.tag}`),
      text: widget.text,
      attributes: attributesOf(widget),
      links: linksOf(widget),
      places: placesOf(widget)
    }
  ])
  return `${JSON.stringify(Object.fromEntries(tags), null, 2)}\n`
}
