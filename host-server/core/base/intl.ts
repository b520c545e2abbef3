import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import { catalogue } from '#contract/catalogue'
import { withOneStop } from '#contract/full-stop'
import { LOCALES, type Locale, languageTag } from '#contract/locales'
import type { Messages } from '#contract/translations'

export type Values = Record<string, string | number>
export type Translate = (id: string, values?: Values) => string

/** Made when a language is first asked for: parsing the texts of all of them takes a tenth of the server's start. */
function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const known = new Map<Locale, T>()
  return (locale) => {
    const one = known.get(locale) ?? make(locale)
    known.set(locale, one)
    return one
  }
}

/** All texts of a language, for views that format them themselves. */
export const messagesIn = perLocale<Messages>((locale) => catalogue(locale))

const compiled = new WeakMap<object, IntlMessageFormat>()

/** Compiles a message once. FormatJS's own cache serialises the whole message for every lookup. */
function compile(message: MessageFormatElement[], tag: string): IntlMessageFormat {
  const known = compiled.get(message) ?? new IntlMessageFormat(message, tag)
  compiled.set(message, known)
  return known
}

/** Formats a message of a catalogue, for views that format texts themselves. */
export const formatted = (message: object, tag: string, values: Record<string, string | number | Date>): string =>
  withOneStop(String(compile(message as MessageFormatElement[], tag).format(values)), values)

/** Plain text as a parsed message, since FormatJS would parse a string. */
const parsed = (message: Messages[string]): MessageFormatElement[] =>
  typeof message === 'string' ? [{ type: TYPE.literal, value: message }] : message

const cache = createIntlCache()

const intlOf = perLocale((locale): IntlShape => {
  const messages = Object.fromEntries(Object.entries(messagesIn(locale)).map(([id, one]) => [id, parsed(one)]))
  const onError = (failure: { code: string }) => {
    // an unknown id is returned as it is
    if (failure.code !== 'MISSING_TRANSLATION') throw failure
  }
  const intl = createIntl({ locale: languageTag(locale), messages, onError }, cache)
  Object.assign(intl.formatters, { getMessageFormat: compile })
  return intl
})

/** Formats numbers, dates and lists for a language tag. */
export const intlIn = (tag: string): IntlShape => intlOf(LOCALES.find((locale) => languageTag(locale) === tag) ?? 'en')

/** The texts of a language, by message id. */
export const textsIn = perLocale<Translate>((locale) => {
  const intl = intlOf(locale)
  return (id, values) => withOneStop(intl.formatMessage({ id }, values), values)
})
