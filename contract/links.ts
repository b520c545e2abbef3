import type { Language, Locale } from './locales.ts'

/** A phone number as it is written for people, as a link. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A mailto link: `?` and `&` are valid in addresses and would add recipients, so they are encoded. */
export const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`

/** A link to search an address in the reader's map application. */
export const mapLink = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

/** The line of an address below the street; a British postcode follows its town. */
export const townLine = ({ zip, city }: { zip: string; city: string }) =>
  /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(zip.trim()) ? `${city} ${zip}` : `${zip} ${city}`

/** Where visitors ask for their data, or its deletion, followed by the key of an appointment or a chat. */
export const DATA_PATH = '/my-data/of'

type LegalPage = 'imprint' | 'privacy'

/** The institution's imprint or privacy policy in the reader's language, or in the other one if there is only that. */
export function legalLink(settings: Readonly<Record<string, string>>, page: LegalPage, locale: Locale) {
  const languages: Language[] = locale === 'en' ? ['en', 'de'] : ['de', 'en']
  return languages
    .map((language) => settings[`${page}_${language}`] ?? '')
    .find((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
}
