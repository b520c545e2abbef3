import type { Page } from 'playwright-core'
import { ELSEWHERE } from './payloads.ts'

/** How a browser parses a page: nothing is run, everything is listed. */
export interface Findings {
  /** Elements with each of their attributes, as `a href`. */
  parts: string[]
  /** All attributes that may contain a URL. */
  links: { part: string; value: string }[]
  /** All visible text, including attributes such as `alt`, without spaces and control characters. */
  text: string
  /** Scripts with inline text. */
  inline: { type: string; text: string }[]
}

/** Removes spaces, which may be the page's own, and control characters, which are invisible. */
export const bare = (text: string) => text.replace(/[\s\p{Cc}]+/gu, '')

const LINKING = ['href', 'src', 'srcset', 'action', 'formaction', 'data-src', 'poster', 'data', 'xlink:href', 'host']
const SAYING = ['content', 'alt', 'title', 'aria-label', 'value']

interface Asked {
  documents: readonly string[]
  linking: readonly string[]
  saying: readonly string[]
}

/** Parses documents in a real browser, one by one, as a response would be parsed. */
export async function findingsOf(page: Page, documents: readonly string[]): Promise<Findings[]> {
  const found = await page.evaluate(
    ({ documents: all, linking, saying }: Asked) =>
      all.map((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html')
        const elements = [...parsed.querySelectorAll('*')]
        const attributes = elements.flatMap((one) => [...one.attributes].map((attribute) => ({ one, attribute })))
        const valuesOf = (names: readonly string[]) =>
          attributes.filter(({ attribute }) => names.includes(attribute.name)).map(({ attribute }) => attribute.value)
        const scripts = elements.filter((one) => one.localName === 'script')
        return {
          parts: [
            ...new Set([
              ...elements.map((one) => one.localName),
              ...attributes.map(({ one, attribute }) => `${one.localName} ${attribute.name}`)
            ])
          ].sort(),
          links: attributes
            .filter(({ attribute }) => linking.includes(attribute.name))
            .map(({ one, attribute }) => ({ part: `${one.localName} ${attribute.name}`, value: attribute.value })),
          text: [parsed.documentElement.textContent, ...valuesOf(saying)].join(' '),
          inline: scripts
            .filter((one) => one.textContent)
            .map((one) => ({ type: one.getAttribute('type') ?? '', text: one.textContent ?? '' }))
        }
      }),
    { documents, linking: LINKING, saying: SAYING } satisfies Asked
  )
  return found.map((one) => ({ ...one, text: bare(one.text) }))
}

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
/** Hosts to which the demo's institutions let their advisors link. */
const FOREIGN = [
  ELSEWHERE,
  'www.google.com',
  'calendar.google.com',
  'outlook.live.com',
  'wa.me',
  'www.linkedin.example'
]
/** A picture that is part of the mail. */
const EMBEDDED = /^cid:(logo|photo)\.[\da-f]{32}@mail$/

/**
 * Links that none of ours may be: other schemes, third parties requested immediately, mails with more than an address.
 */
export const strangeLinks = ({ links }: Pick<Findings, 'links'>): Findings['links'] =>
  links.filter(({ part, value }) => {
    if (part === 'img src' && EMBEDDED.test(value)) return false
    const url = URL.parse(value, 'http://localhost')
    if (!url || !SCHEMES.includes(url.protocol)) return true
    if (!url.protocol.startsWith('http')) return Boolean(url.search)
    return url.hostname !== 'localhost' && !(part === 'a href' && FOREIGN.includes(url.hostname))
  })
