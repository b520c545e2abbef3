import { catalogue, scopeNames } from '#contract/catalogue'
import type { Locale } from '#contract/locales'
import type { Messages } from '#contract/translations'

const cache = new Map<string, Messages>()

/** The texts of one scope, or all. */
function textsOf(locale: Locale, scope?: string): Messages {
  const key = `${locale} ${scope}`
  const known = cache.get(key) ?? catalogue(locale, scope === undefined ? undefined : [scope])
  cache.set(key, known)
  return known
}

/** The texts of some scopes, or all; an unknown scope has none. */
export const messagesOf = (locale: Locale, asked?: readonly string[]): Messages =>
  asked
    ? Object.assign({}, ...scopeNames.filter((name) => asked.includes(name)).map((name) => textsOf(locale, name)))
    : textsOf(locale)
