import { IntlMessageFormat } from 'intl-messageformat'
import { catalogue } from '#contract/catalogue'
import { LOCALES, type Locale, languageTag } from '#contract/locales'
import type { Messages } from '#contract/translations'

export type Values = Record<string, string | number>
export type Translate = (id: string, values?: Values) => string

const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, catalogue(locale)])) as Record<Locale, Messages>

/** Every text of a language, for views that translate themselves. */
export const messagesIn = (locale: Locale): Messages => catalogues[locale]

const compiled = new WeakMap<object, IntlMessageFormat>()

/** Formats a message of a catalogue, for views that translate themselves. */
export function formatted(message: object, tag: string, values: Record<string, string | number | Date>): string {
  const known = compiled.get(message) ?? new IntlMessageFormat(message as never, tag)
  compiled.set(message, known)
  return String(known.format(values))
}

function translator(locale: Locale): Translate {
  const messages = messagesIn(locale)
  return (id, values = {}) => {
    const message = messages[id]
    if (message === undefined || typeof message === 'string') return message ?? id
    return formatted(message, languageTag(locale), values)
  }
}

const translators = Object.fromEntries(LOCALES.map((locale) => [locale, translator(locale)])) as Record<
  Locale,
  Translate
>

/** The texts of one language, by message id. */
export const textsIn = (locale: Locale): Translate => translators[locale]
