import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { LOCALES } from './locales.ts'
import { contentEditorMessages } from './messages/content-editor.messages.ts'
import { scopes, subscopes } from './messages/scopes.ts'
import { MODULES } from './module-names.ts'
import { PAGE_TAGS } from './page-tags.ts'

const rows = Object.entries(scopes).flatMap(([scope, table]) =>
  Object.entries(table).map(([id, row]) => ({ scope, id, row }))
)

/** The arguments of an ICU message, also those inside plurals and selects. */
function placeholders(text: string): string[] {
  const names = new Set<string>()
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.value)
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value)
      }
    }
  }
  visit(parse(text))
  return [...names].toSorted()
}

test('has every text in every language', () => {
  const ids = Object.keys(catalogue('en')).toSorted()
  for (const locale of LOCALES) expect(Object.keys(catalogue(locale)).toSorted()).toEqual(ids)
  for (const { id, row } of rows) {
    expect(row.en.trim(), `${id} in English`).not.toBe('')
    expect(row['de-AT'].trim(), `${id} in German`).not.toBe('')
  }
})

test('shows a phone number of the readers’ own country as an example', () => {
  expect(catalogue('en')['ui.phone']).toContain('+44 ')
  expect(catalogue('de-AT')['ui.phone']).toContain('+43 ')
})

test('uses the same placeholders in every language', () => {
  for (const { id, row } of rows) {
    const { en, ...others } = row
    for (const text of Object.values(others)) expect(placeholders(text), id).toEqual(placeholders(en))
  }
})

test('says the singular and the plural only where they differ', () => {
  const ALIKE = /one \{([^{}]*)\} other \{\1\}/
  expect(rows.filter(({ row }) => Object.values(row).some((text) => ALIKE.test(text))).map(({ id }) => id)).toEqual([])
})

test('starts every id with its scope, and uses it once', () => {
  const ids = rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { scope, id } of rows) expect(id.startsWith(`${scope}.`), `${id} in ${scope}`).toBe(true)
})

test.each(Object.entries(subscopes))('the subscope %s holds texts of its noun', (name, table) => {
  const noun = Object.entries(scopes).find(([scope]) => name.startsWith(`${scope}-`))
  expect(noun?.[1]).toMatchObject(table)
})

/** A text that does not say what was done, such as a notification after any save. */
const SAYS_NOTHING = /^(success(ful(ly)?)?|saved|erfolg(reich)?|gespeichert|fertig)[.! ]*$/i

test('says what was done, not only that it was', () => {
  const said = rows.filter(({ row }) => Object.values(row).some((text) => SAYS_NOTHING.test(text.trim())))
  // the headings of a column with dates, and of figures on saved cards
  expect(said.map(({ id }) => id)).toEqual(['content-pages.saved', 'reports.group-saved'])
})

test('calls the section of links to social networks by one term', () => {
  const OTHER = /soziale\w? medien|social media/i
  const isOther = (text: string) => OTHER.test(text.replaceAll('Social Media', ''))
  const others = rows.filter(({ row }) => Object.values(row).some(isOther))
  expect(others.map(({ id }) => id)).toEqual([])
})

/** Other names of what the glossary calls opening hours, booking times, and blocked and extra times. */
const OTHER_HOURS =
  /arbeitszeit|standardzeit|terminbuchungszeit|„freie zeiten“|working hours|business hours|(default|bookable|booking) hours/i
/** Of the specification. */
const GIVEN = ['working-hours.reversed', 'working-hours.start-invalid', 'working-hours.end-invalid']

test('calls the times at which advisors can be booked by one term', () => {
  const others = rows.filter(({ row }) => Object.values(row).some((text) => OTHER_HOURS.test(text)))
  expect(others.map(({ id }) => id).toSorted()).toEqual(GIVEN.toSorted())
  for (const id of GIVEN) expect(catalogue('de-AT')[id], id).not.toMatch(OTHER_HOURS)
})

/** German words of staff that have another name, and by which one they go. */
const OTHER_WORDS: [word: RegExp, term: string][] = [
  [/termin\b.* eintragen|termin eingetragen/i, 'Termin buchen'],
  [/(?<!\{)\bhosts?\b/i, 'Server, Adresse'],
  [/\banmerkung/i, 'Nachricht of a customer, Hinweis of a topic, interne Notiz'],
  [/\bbeistrich/i, 'Komma'],
  [/\b(das|dieses|jedes|k?ein) E-Mail\b/i, 'die E-Mail']
]

test.each(OTHER_WORDS)('says nothing like %s in German, but %s', (word) => {
  const others = rows.filter(({ row }) =>
    Object.entries(row).some(([locale, text]) => locale !== 'en' && word.test(text))
  )
  expect(others.map(({ id }) => id)).toEqual([])
})

test('has informal German texts only where they differ', () => {
  for (const { id, row } of rows) {
    expect(row['de-AT-informal'], id).not.toBe(row['de-AT'])
    const formal = /\b(Sie|Ihnen|Ihre?[mnrs]?)\b/.test(row['de-AT'].replace(/^(Sie|Ihre?)\b(?= ist)/, ''))
    if (formal) expect(row['de-AT-informal'], `${id} addresses the reader`).toBeDefined()
  }
})

/** Pronouns, and what a sentence that asks for something begins with. */
const INFORMAL =
  /(?<!\p{L})(du|dir|dich|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})|(^|[.!?:;{] ?)(Bitte )?(Wähle|Gib|Entferne|Speichere|Schalte?|Trage?|Versuche?|Prüfe?|Lade|Öffne|Ändere|Füge?|Melde|Klicke?|Lass|Nimm|Lies|Lege?|Schreibe?|Sende|Lösche?|Ruf|Verwende|Richte|Warte|Beginne|Erstelle|Kopiere|Bestätige|Zieh|Drücke?|Halte)(?!\p{L})/iu

test('addresses readers informally in informal German only', () => {
  expect(rows.filter(({ row }) => INFORMAL.test(row['de-AT'])).map(({ id }) => id)).toEqual([])
})

const sentences = (text: string) => text.split(/(?<=[.!?:;])\s+/)
/** Labels, headings, and a note that asks for nothing to be done. */
const NOT_ASKED = [
  'booking.choose',
  'booking.bring',
  'booking.have-ready',
  'contact-requests.choose',
  'request-inbox.choose',
  'branch-calendar.absence-label-help',
  'mails.advisor-requested-subject'
]

test('what is asked of a reader in German addresses that reader, as everywhere', () => {
  const isOdd = (text: string) => sentences(text).some((one) => /^Bitte\b/.test(one) && !/\b(Sie|Ihre?\w?)\b/.test(one))
  expect(
    rows
      .filter(({ row }) => isOdd(row['de-AT']))
      .map(({ id }) => id)
      .toSorted()
  ).toEqual(NOT_ASKED.toSorted())
})

/** What is wrong, and nothing after it. */
const ONLY_WRONG = {
  en: /(not (a )?valid|too (long|large|short|many|complex))( [\w-]+)*\.?$/i,
  'de-AT': /(ungültig|keine? gültige\w* [\p{L}-]+|zu (lang|groß|kurz|viele|komplexe)( [\p{L}-]+)*)\.?$/iu
}
/** Of the specification, a heading, and where nothing helps or the next sentence is a figure. */
const ONLY = [
  'ui.invalid',
  'pages.error-often',
  'push-form.link-too-long',
  'push-form.over',
  'smm-calendar.fault-too-complex'
]

test('an error says what is wrong, and then what to do', () => {
  const isOnly = (text: string, wrong: RegExp) => wrong.test(sentences(text).at(-1) ?? '')
  const found = rows.filter(({ row }) => isOnly(row.en, ONLY_WRONG.en) || isOnly(row['de-AT'], ONLY_WRONG['de-AT']))
  expect(found.map(({ id }) => id).toSorted()).toEqual(ONLY.toSorted())
})

test('spells a word in one way', () => {
  for (const { id, row } of rows) {
    expect(row.en, id).not.toMatch(/adviser|call-back/i)
    for (const text of [row['de-AT'], row['de-AT-informal'] ?? '']) expect(text, id).not.toMatch(/\bLogin/)
  }
})

test('names each module, and says in a sentence what it offers', () => {
  const table = scopes.institution as Record<string, Record<string, string>>
  for (const name of MODULES) {
    for (const text of Object.values(table[`institution.module-${name}`] ?? {})) expect(text).toMatch(/^[^.]{4,40}$/)
    for (const text of Object.values(table[`institution.module-${name}-text`] ?? {})) expect(text).toMatch(/\.$/)
  }
})

test('the editor of pages has a name for every tag that it places, and for each attribute', () => {
  const told = Object.entries(PAGE_TAGS).flatMap(([tag, { props }]) => [
    `tag-${tag}`,
    ...Object.entries(props).flatMap(([prop, type]) => (type === 'json' ? [] : [`attribute-${prop}`]))
  ])
  const named = new Set(Object.keys(contentEditorMessages))
  expect(told.filter((name) => !named.has(`content-editor.${name}`))).toEqual([])
})
