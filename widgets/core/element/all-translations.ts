import { type Locale, languageTag } from '#contract/locales'
import { getTranslations, type Messages, TRANSLATIONS_KEY } from '#contract/translations'
import type { Host } from './host.ts'
import type { Texts } from './texts.tsx'

interface Version {
  lastModified: string
  locale: Locale
}
interface CachedTexts extends Version {
  messages: Messages
}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000

function read(): CachedTexts | undefined {
  try {
    const cached = JSON.parse(localStorage.getItem(TRANSLATIONS_KEY) ?? 'null') as CachedTexts | null
    return cached?.lastModified && cached.locale && cached.messages ? cached : undefined
  } catch {
    return undefined
  }
}

/** As it was received: half a megabyte is not written as JSON again. Storage may be full or forbidden: then the texts are fetched at every start. */
function store(version: Version, messages: string) {
  try {
    localStorage.setItem(TRANSLATIONS_KEY, `${JSON.stringify(version).slice(0, -1)},"messages":${messages}}`)
  } catch {}
}

/** Where they come from, in the page's language: the institution's variant of it. */
const addressOf = ({ origin, lang }: Host) =>
  origin + getTranslations.path + (lang ? `?locale=${lang.split('-')[0]}` : '')

async function ask(address: string, method: 'HEAD' | 'GET'): Promise<Response> {
  // no-cache: an outdated bundle from the HTTP cache would be stored with the date of a newer one
  const response = await fetch(address, { method, credentials: 'include', cache: 'no-cache' })
  if (!response.ok) throw response
  return response
}

const versionOf = ({ headers }: Response): Version => ({
  lastModified: headers.get('last-modified') ?? '',
  locale: headers.get('content-language') as Locale
})

async function isCurrent(address: string, cached: CachedTexts): Promise<boolean> {
  const { lastModified, locale } = versionOf(await ask(address, 'HEAD'))
  return lastModified === cached.lastModified && locale === cached.locale
}

async function refetch(address: string): Promise<CachedTexts> {
  const response = await ask(address, 'GET')
  const version = versionOf(response)
  const text = await response.text()
  const messages: Messages = JSON.parse(text)
  store(version, text)
  return { ...version, messages }
}

async function current(address: string): Promise<CachedTexts> {
  const cached = read()
  if (!cached) return refetch(address)
  try {
    return (await isCurrent(address, cached)) ? cached : await refetch(address)
  } catch {
    return cached
  }
}

/** All texts in the page's language, else the tenant's (spec §7), cached until the server has newer ones. Retries until loaded. */
export async function loadAllTranslations(host: Host): Promise<Texts> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const loaded = await current(addressOf(host)).catch(() => undefined)
    if (loaded) return { locale: loaded.locale, tag: languageTag(loaded.locale), messages: loaded.messages }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
