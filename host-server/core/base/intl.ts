import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import { catalogue } from '#contract/catalogue'
import { withOneStop } from '#contract/full-stop'
import { LOCALES, type Locale, languageTag } from '#contract/locales'
import type { Messages } from '#contract/translations'

export type Values = Record<string, string | number>
export type Translate = (id: string, values?: Values) => string

const eachLocale = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>

const catalogues = eachLocale(catalogue)

/** All texts of a language, for views that format them themselves. */
export const messagesIn = (locale: Locale): Messages => catalogues[locale]

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

function intlOf(locale: Locale): IntlShape {
  const messages = Object.fromEntries(Object.entries(catalogues[locale]).map(([id, one]) => [id, parsed(one)]))
  const onError = (failure: { code: string }) => {
    // an unknown id is returned as it is
    if (failure.code !== 'MISSING_TRANSLATION') throw failure
  }
  const intl = createIntl({ locale: languageTag(locale), messages, onError }, cache)
  Object.assign(intl.formatters, { getMessageFormat: compile })
  return intl
}

const intls = eachLocale(intlOf)
const byTag = new Map(LOCALES.map((locale) => [languageTag(locale), intls[locale]]))

/** Formats numbers, dates and lists for a language tag. */
export const intlIn = (tag: string): IntlShape => byTag.get(tag) ?? intls.en

const translators = eachLocale<Translate>(
  (locale) => (id, values) => withOneStop(intls[locale].formatMessage({ id }, values), values)
)

/** The texts of a language, by message id. */
export const textsIn = (locale: Locale): Translate => translators[locale]
