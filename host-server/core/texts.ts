import { IntlMessageFormat } from 'intl-messageformat'
import { catalogue } from '#contract/catalogue'
import { LOCALES, type Locale, languageTag } from '#contract/locales'
import type { Messages } from '#contract/translations'

export type Values = Record<string, string | number>
export type Translate = (id: string, values?: Values) => string

const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, catalogue(locale)])) as Record<Locale, Messages>

/** Every text of a language, for views that translate themselves. */
export const messagesIn = (locale: Locale): Messages => catalogues[locale]

function translator(locale: Locale): Translate {
  const messages = messagesIn(locale)
  const compiled = new Map<string, IntlMessageFormat>()
  return (id, values = {}) => {
    const message = messages[id]
    if (message === undefined || typeof message === 'string') return message ?? id
    if (!compiled.has(id)) compiled.set(id, new IntlMessageFormat(message as never, languageTag(locale)))
    return String(compiled.get(id)?.format(values))
  }
}

const translators = Object.fromEntries(LOCALES.map((locale) => [locale, translator(locale)])) as Record<
  Locale,
  Translate
>

/** The texts of one language, by message id. */
export const textsIn = (locale: Locale): Translate => translators[locale]
