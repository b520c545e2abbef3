import type { Answer, Endpoint, Request, Shape } from '#contract/endpoint'
import { type Locale, languageTag } from '#contract/locales'
import { getTenant, type Tenant } from '#contract/tenant'
import { getTranslations, type Messages } from '#contract/translations'
import { type Caller, caller, send } from './api.ts'
import type { Texts } from './texts.tsx'

const shared = new Map<string, Promise<unknown>>()

/** One request for all elements of a page; a failure is not cached, so that the next one retries. */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const running = shared.get(key) ?? load()
  shared.set(key, running)
  running.catch(() => shared.delete(key))
  return running as Promise<T>
}

const pending = new Map<string, Promise<unknown>>()

/** Shares concurrent identical reads of several elements; later reads are sent again. */
export const sharing =
  (call: Caller, scope: string): Caller =>
  <S extends Shape>(endpoint: Endpoint<S>, request: Request<S>) => {
    const key = JSON.stringify([scope, endpoint.path, request])
    const known = pending.get(key) as Promise<Answer<S>> | undefined
    const running = known ?? call(endpoint, request).finally(() => pending.delete(key))
    pending.set(key, running)
    return running
  }

export const loadTenant = (origin: string): Promise<Tenant> =>
  once(`tenant ${origin}`, () => caller(origin)(getTenant, {}))

interface Loaded {
  origin: string
  /** As requested, and as resolved by the server. */
  langs: (string | undefined)[]
  scopes: string[]
  texts: Promise<Texts>
}

const loaded = new Set<Loaded>()

async function askTexts(origin: string, lang: string | undefined, scope: string): Promise<Texts> {
  const query = new URLSearchParams({ scope, ...(lang && { locale: lang }) })
  const response = await send(`${origin}${getTranslations.path}?${query}`, { method: 'GET', credentials: 'omit' })
  if (!response.ok) throw response
  const locale = response.headers.get('content-language') as Locale
  return { locale, tag: languageTag(locale), messages: (await response.json()) as Messages }
}

/**
 * The texts of some scopes in the language of the page, as the server resolves it against the tenant's. An element whose
 * scopes are among those of another one shares its request.
 */
export function loadTexts(origin: string, lang: string | undefined, scope: string): Promise<Texts> {
  const scopes = scope.split(',')
  for (const one of loaded) {
    const isSame = one.origin === origin && one.langs.includes(lang)
    if (isSame && scopes.every((name) => one.scopes.includes(name))) return one.texts
  }
  const asked: Loaded = { origin, langs: [lang], scopes, texts: askTexts(origin, lang, scope) }
  loaded.add(asked)
  asked.texts.then(
    ({ tag }) => asked.langs.push(tag),
    () => loaded.delete(asked)
  )
  return asked.texts
}
