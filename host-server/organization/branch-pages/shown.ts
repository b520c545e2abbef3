import { ACCESS_PARTS, type BranchPageContent } from '#contract/branch-pages'
import { CONTENT_LANGUAGES } from '#contract/content-pages'
import { hasWords, linkAddressOf } from '#contract/content-text'
import type { Language } from '#contract/locales'
import type { ShownContent } from '../../../templates/branch-content.tsx'
import { pickIn, wordsIn } from '../../core/base/words.ts'
import { sourcesOf } from '../../core/files/page-pictures.ts'

/** The content as it is printed for a reader; what has no words is left out. */
export function shownIn(content: BranchPageContent, reader: Language, own: Language): ShownContent {
  const languages = [...new Set([reader, own, ...CONTENT_LANGUAGES])]
  const words = (each: Parameters<typeof wordsIn>[0]) => wordsIn(each, languages)
  const { action, access } = content
  const label = words(action.label)
  const href = linkAddressOf(action.href)
  return {
    photos: content.photos.map(({ id, picture, width, height, focus, alt, is_decorative }) => ({
      id,
      sources: sourcesOf(picture, width),
      width,
      height,
      focus,
      alt: is_decorative ? undefined : words(alt)
    })),
    action: label && href ? { label, href } : undefined,
    texts: content.texts.flatMap(({ id, place, title, doc }) => {
      const heading = words(title)
      const body = pickIn(doc, languages, hasWords)
      return heading && body ? [{ id, place, title: heading, doc: body.one, lang: body.lang }] : []
    }),
    services: content.services.flatMap(({ id, name, text }) => {
      const called = words(name)
      return called ? [{ id, name: called, text: words(text) }] : []
    }),
    access: ACCESS_PARTS.flatMap((part) => {
      const text = words(access[part])
      return text ? [{ part, text }] : []
    }),
    links: content.links.flatMap(({ id, label: each, href: address }) => {
      const called = words(each)
      const to = linkAddressOf(address)
      return called && to ? [{ id, label: called, href: to }] : []
    })
  }
}

/** People in the order of the page, without those whom it does not show. */
export function arranged<T extends { uuid: string }>(
  people: readonly T[],
  { first, hidden }: BranchPageContent['team']
): T[] {
  const placeOf = ({ uuid }: T) => (first.includes(uuid) ? first.indexOf(uuid) : first.length)
  return people.filter(({ uuid }) => !hidden.includes(uuid)).toSorted((one, other) => placeOf(one) - placeOf(other))
}
