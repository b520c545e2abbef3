import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type Contact, vCardOf } from './vcard.writer.ts'

const PIECES = ['ü', 'ß', ',', ';', ':', '\\', '\\n', '"', '\n', '\r\n', '\r', '\u0085', '\u2028', '\0', '\t', ' ']
const WHOLE = ['👩‍👩‍👧‍👦', '🏔️', 'e\u0301', 'END:VCARD', '\r\nTEL:666', 'Grundstücksverkehrsgenehmigung']

/** Includes values that the contract refuses: rows may have been written by other means. */
const written = fc
  .array(fc.oneof(fc.constantFrom(...PIECES, ...WHOLE), fc.string({ unit: 'binary', maxLength: 60 })), {
    maxLength: 12
  })
  .map((parts) => parts.join(''))

const contacts = (text: fc.Arbitrary<string>): fc.Arbitrary<Contact> =>
  fc.record({
    first_name: text,
    last_name: text,
    title_prefix: text,
    title_suffix: text,
    full_name: text,
    position: text,
    organization: fc.tuple(text, text),
    phone_number: fc.constantFrom('', '+43 1 2345678-20', '(01) 234/56'),
    email_address: text,
    street: text,
    zip: text,
    city: text,
    url: fc.constant('https://bank.example/app/profile/anna-gruber'),
    photo: fc.option(
      fc.record({
        type: fc.constantFrom('JPEG' as const, 'PNG' as const),
        bytes: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes))
      }),
      { nil: undefined }
    )
  })

/** The text as a reader should see it: each line break is one `\n`, any other control character a space. */
const seen = (text: string) => text.replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')

/**
 * ical.js leaves `\\;` as it is where a value has one part, and reads the end of `\\\\;` as an escaped semicolon; RFC 2426
 * and address books do not.
 */
const asIcal = (text: string) => seen(text).replaceAll(';', '\\;')
const forIcal = written.map((text) => text.replaceAll('\\', '/'))

const NAMES = ['version', 'n', 'fn', 'org', 'title', 'tel', 'email', 'adr', 'url', 'photo']

const holds = (property: (contact: Contact, file: string) => void, text = written) =>
  fc.assert(
    fc.property(contacts(text), (contact) => property(contact, vCardOf(contact))),
    { numRuns: 300 }
  )

test('lines end in CRLF and are at most 75 bytes long, without splitting UTF-8 characters', () => {
  holds((_contact, file) => {
    const lines = file.split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(Math.max(...lines.map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75)
    expect(lines.every((one) => one.isWellFormed())).toBe(true)
  })
})

/** A parser for the part of RFC 2426 that our cards use: fields by name, unfolded and unescaped. */
function readPlainly(file: string): Record<string, string[]> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+)[^:]*:(.*)$/su.exec(line) ?? []
      const parts = ['']
      for (const [sign] of value.matchAll(/\\.|[^\\]/gsu)) {
        if (sign === ';') parts.push('')
        else parts.push(parts.pop() + (sign === '\\n' ? '\n' : sign.replace(/^\\/, '')))
      }
      return [name, parts]
    })
  )
}

test('every field is read back under its standard name', () => {
  holds((contact, file) => {
    const read = readPlainly(file)
    expect(read.FN ?? ['']).toEqual([seen(contact.full_name)])
    expect(read.TITLE ?? ['']).toEqual([seen(contact.position)])
    expect(read.EMAIL ?? ['']).toEqual([seen(contact.email_address)])
    expect(read.ORG ?? ['', '']).toEqual(contact.organization.map(seen))
    const { last_name, first_name, title_prefix, title_suffix } = contact
    const names = [last_name, first_name, '', title_prefix, title_suffix].map(seen)
    expect(read.N ?? ['', '', '', '', '']).toEqual(names)
  })
})

test('another parser reads every field as it was written, and no additional lines', () => {
  holds((contact, file) => {
    const card = new ICAL.Component(ICAL.parse(file) as unknown[])
    const properties = card.getAllProperties()
    const read = (name: string) => card.getFirstProperty(name)?.getValues()[0]
    expect(properties.every(({ name }) => NAMES.includes(name))).toBe(true)
    expect(new Set(properties.map(({ name }) => name)).size).toBe(properties.length)
    const { last_name, first_name, title_prefix, title_suffix, street, city, zip } = contact
    const fields: [string, unknown, unknown][] = [
      ['version', '3.0', '3.0'],
      ['n', [last_name, first_name, '', title_prefix, title_suffix].map(seen), ['', '', '', '', '']],
      ['fn', asIcal(contact.full_name), ''],
      ['org', contact.organization.map(seen), ['', '']],
      ['title', asIcal(contact.position), ''],
      ['tel', contact.phone_number, ''],
      ['email', asIcal(contact.email_address), ''],
      ['adr', ['', '', street, city, '', zip, ''].map(seen), ['', '', '', '', '', '', '']],
      ['url', contact.url, '']
    ]
    for (const [name, value, none] of fields) expect(read(name) ?? none, name).toEqual(value)
    expect(read('photo')?.toString()).toBe(contact.photo?.bytes.toString('base64'))
  }, forIcal)
})
