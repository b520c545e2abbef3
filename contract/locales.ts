/** The languages of the product; each falls back to the following ones. */
export const LOCALES = ['en', 'de-AT', 'de-AT-informal'] as const
export type Locale = (typeof LOCALES)[number]

/** What visitors choose among; German is the institution's variant. */
export type Language = 'en' | 'de'
export const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[]

export const languageOf = (locale: Locale): Language => (locale === 'en' ? 'en' : 'de')

/** A noun's texts by message id; informal German only has those that differ. Values are ICU messages. */
export type MessageTable = Record<string, { en: string; 'de-AT': string; 'de-AT-informal'?: string }>

/** The BCP 47 tag that `Intl` and `lang` understand. */
export const languageTag = (locale: Locale) => (locale === 'en' ? 'en-GB' : 'de-AT')

/** The language of what an institution has written itself, for readers of another one, who get it all the same. */
export const writtenIn = (own: Locale, reader: Locale): string | undefined =>
  languageOf(own) === languageOf(reader) ? undefined : languageTag(own)

/** The tenant's own variant when the reader's language is the tenant's, else the reader's language, else the tenant's. */
export function resolveLocale(asked: string | undefined, tenantLanguage: Locale): Locale {
  const language = asked?.trim().toLowerCase()
  if (!language || tenantLanguage.toLowerCase().startsWith(language.slice(0, 2))) {
    return LOCALES.find((locale) => locale.toLowerCase() === language) ?? tenantLanguage
  }
  if (language.startsWith('de')) return 'de-AT'
  return language.startsWith('en') ? 'en' : tenantLanguage
}
