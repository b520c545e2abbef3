import type { Locale } from '#contract/locales'
import { textsIn } from '../base/intl.ts'

/** Letters, with a point only after abbreviations: in addresses one is followed by a letter. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M}'’ -]|\.(?= |$)){0,39}$/u

/** A visitor can enter any name and any address: the name must not carry a message to a stranger in the institution's name. */
export const plainName = (name: string) => (NAME.test(name) ? name : '')

interface Named {
  first_name: string
  last_name: string
}

/** First and last name as they were entered; '' if they are not names. */
export function plainFullName({ first_name, last_name }: Named): string {
  const names = [plainName(first_name), plainName(last_name)]
  return names.every(Boolean) ? names.join(' ') : ''
}

/** The full name, except in the familiar form of address. */
export function salutation(language: Locale, named: Named): string {
  const name = language === 'de-AT-informal' ? plainName(named.first_name) : plainFullName(named)
  const t = textsIn(language)
  return name ? t('mails.hello-name', { name }) : t('mails.hello')
}
