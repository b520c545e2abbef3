import { type Locale, languageTag } from '#contract/locales'
import { getTenant, type Tenant } from '#contract/tenant'
import { getTranslations, type Messages } from '#contract/translations'
import { type Caller, caller, send } from './api.ts'
import type { Texts } from './texts.tsx'

const shared = new Map<string, Promise<unknown>>()

/** One request for all elements of a page that ask the same; a failure is forgotten, so that the next one asks again. */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const running = shared.get(key) ?? load()
  shared.set(key, running)
  running.catch(() => shared.delete(key))
  return running as Promise<T>
}

const underWay = new Map<string, Promise<unknown>>()

/** Reads that several elements ask for at the same moment go out once; asked later, they go out anew. */
export const sharing =
  (call: Caller, scope: string): Caller =>
  (endpoint, request) => {
    const key = JSON.stringify([scope, endpoint.path, request])
    const running = underWay.get(key) ?? call(endpoint, request).finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running as never
  }

export const loadTenant = (origin: string): Promise<Tenant> =>
  once(`tenant ${origin}`, () => caller(origin)(getTenant, {}))

/** The texts of some nouns in the language of the page, as the server resolves it against the tenant's. */
export const loadTexts = (origin: string, lang: string | undefined, scope: string): Promise<Texts> =>
  once(`texts ${origin} ${lang} ${scope}`, async () => {
    const query = new URLSearchParams({ scope, ...(lang && { locale: lang }) })
    const response = await send(`${origin}${getTranslations.path}?${query}`, { method: 'GET', credentials: 'omit' })
    if (!response.ok) throw response
    const locale = response.headers.get('content-language') as Locale
    return { locale, tag: languageTag(locale), messages: (await response.json()) as Messages }
  })
