import fc from 'fast-check'
import ICAL from 'ical.js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { line, NOTE_MAX, text } from '#contract/values'
import { type Entry, icsOf } from './appointments.ics.ts'

const LONG_GERMAN =
  'Wohnbaufinanzierungsberatungsgespräch; Unterlagen: Lohnzettel, Grundbuchsauszug (nicht älter als drei Monate) – bitte „im Original“. '
const PIECES = [
  'ü',
  'ß',
  ',',
  ';',
  ':',
  '\\',
  '\\n',
  '"',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '👩‍👩‍👧‍👦',
  '🏔️',
  '\u2028',
  'BEGIN:VEVENT'
]

/** Input that the contract accepts, made of characters that are special in calendar files. */
const written = (schema: v.GenericSchema<string, string>) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...PIECES),
        fc.constant(LONG_GERMAN),
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.string({ unit: 'grapheme', maxLength: 40 })
      ),
      { maxLength: 12 }
    )
    .map((parts) => v.safeParse(schema, parts.join('')))
    .filter(({ success }) => success)
    .map(({ output }) => output as string)

const name = written(line(100, 1))
const moment = fc
  .integer({ min: Date.UTC(2026, 0) / 1000, max: Date.UTC(2032, 0) / 1000 })
  .map((seconds) => new Date(seconds * 1000))
const second = (time: Date | number) => `${new Date(time).toISOString().slice(0, 19)}Z`

const entries: fc.Arbitrary<Entry> = fc
  .record({
    method: fc.constantFrom<Entry['method']>('REQUEST', 'CANCEL', 'PUBLISH'),
    uid: fc.uuid().map((uuid) => `${uuid}@localhost`),
    sequence: fc.nat(500),
    stamp: moment,
    start: moment,
    minutes: fc.integer({ min: 5, max: 480 }),
    summary: name,
    description: written(text(NOTE_MAX)),
    location: written(line()),
    organizer: name,
    attendee: name
  })
  .map(({ start, minutes, organizer, attendee, ...entry }) => ({
    ...entry,
    starts_at: second(start),
    ends_at: second(start.getTime() + minutes * 60_000),
    organizer: { name: organizer, address: 'termine@demo.example' },
    attendee: { name: attendee, address: 'vera@visitor.example' }
  }))

const holds = (property: (entry: Entry, file: string) => void) =>
  fc.assert(
    fc.property(entries, (entry) => property(entry, icsOf(entry))),
    { numRuns: 200 }
  )

/** CRLF, CR and LF all count as one line break. */
const broken = (value: string) => value.replace(/\r\n?/g, '\n')

/** A minimal reader of RFC 5545, 3.1 and 3.3.11: values by property name, unfolded and unescaped. */
function readPlainly(file: string): Map<string, string[]> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const found = new Map<string, string[]>()
  for (const content of lines.filter(Boolean)) {
    const [, key = '', value = ''] = /^([A-Z-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/su.exec(content) ?? []
    const plain = value.replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))
    found.set(key, [...(found.get(key) ?? []), plain])
  }
  return found
}

test('lines end in CRLF, have at most 75 bytes and do not split UTF-8 characters', () => {
  holds((_entry, file) => {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75)
    expect(lines.every((one) => one.isWellFormed())).toBe(true)
  })
})

test('texts are read back unchanged by the rules of the standard, and add no line', () => {
  holds((entry, file) => {
    const read = readPlainly(file)
    const known = ['BEGIN', 'END', 'VERSION', 'PRODID', 'METHOD', 'UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND']
    const others = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'STATUS', 'ORGANIZER', 'ATTENDEE', 'ACTION', 'TRIGGER']
    expect([...read.keys()].filter((key) => ![...known, ...others].includes(key))).toEqual([])
    const [dtstart, dtend] = [entry.starts_at, entry.ends_at].map((time) => time.replace(/[-:]/g, ''))
    expect(read.get('METHOD')).toEqual([entry.method])
    expect(read.get('UID')).toEqual([entry.uid])
    expect(read.get('SEQUENCE')).toEqual([String(entry.sequence)])
    expect(read.get('DTSTAMP')).toEqual([second(entry.stamp).replace(/[-:]/g, '')])
    expect([read.get('DTSTART'), read.get('DTEND')]).toEqual([[dtstart], [dtend]])
    expect(read.get('SUMMARY')).toEqual([entry.summary])
    expect(read.get('LOCATION') ?? ['']).toEqual([entry.location])
    expect(read.get('DESCRIPTION')?.[0] ?? '').toBe(broken(entry.description))
    expect(read.get('ORGANIZER')).toEqual(['mailto:termine@demo.example'])
    expect(read.get('ATTENDEE')?.map((address) => address.toLowerCase())).toEqual(['mailto:vera@visitor.example'])
    expect(read.get('BEGIN')).toEqual(['VCALENDAR', 'VEVENT', ...(entry.method === 'CANCEL' ? [] : ['VALARM'])])
  })
})

test('another parser reads the same', () => {
  holds((entry, file) => {
    const calendar = new ICAL.Component(ICAL.parse(file))
    const [event] = calendar.getAllSubcomponents('vevent')
    const read = (key: string) => event?.getFirstPropertyValue(key)?.toString() ?? ''
    expect(calendar.getFirstPropertyValue('method')).toBe(entry.method)
    expect([read('uid'), read('sequence')]).toEqual([entry.uid, String(entry.sequence)])
    expect([read('dtstart'), read('dtend')]).toEqual([entry.starts_at, entry.ends_at])
    expect([read('summary'), read('location')]).toEqual([entry.summary, entry.location])
    expect(read('description')).toBe(broken(entry.description))
    expect(read('status')).toBe(entry.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')
    expect(event?.getAllProperties('attendee')).toHaveLength(1)
  })
})
