import { expect, test } from 'vitest'
import { type Entry, ranked } from './entries.ts'

const entry = (title: string, detail = '', words = ''): Entry => ({ key: title, title, detail, words, href: '/' })
const titles = (entries: readonly Entry[]) => entries.map(({ title }) => title)

const people = [
  entry('Bernd Lindner', '', 'bernd-lindner'),
  entry('Mag. Anna Lindner-Berger', 'Kundenbetreuung'),
  entry('Jan Novák', 'Filiale Lindau'),
  entry('Linda Gruber', '', 'linda.gruber@demo.example')
]

test('leaves out what does not match every word', () => {
  expect(titles(ranked(people, 'lindner anna'))).toEqual(['Mag. Anna Lindner-Berger'])
  expect(ranked(people, 'lindner linda')).toEqual([])
})

test('has names that begin so first, then words that do, then the rest', () => {
  expect(titles(ranked(people, 'lind'))).toEqual([
    'Linda Gruber',
    'Bernd Lindner',
    'Mag. Anna Lindner-Berger',
    'Jan Novák'
  ])
  expect(titles(ranked([entry('People import'), entry('People')], 'people'))).toEqual(['People', 'People import'])
})

test('keeps the order among equals, and everything for an empty query', () => {
  expect(titles(ranked([entry('Berger'), entry('Bergmann')], 'berg'))).toEqual(['Berger', 'Bergmann'])
  expect(ranked(people, ' ')).toEqual(people)
})

test('pays no regard to capitals and accents', () => {
  expect(titles(ranked(people, 'NOVAK'))).toEqual(['Jan Novák'])
})

test('searches names anywhere, descriptions only from the beginning of a word', () => {
  const pages = [
    entry('Buchungszeiten', 'Standard-Buchungszeiten und Feiertage.'),
    entry('Protokoll', 'Wer etwas geändert hat.')
  ]
  expect(titles(ranked(pages, 'zeiten'))).toEqual(['Buchungszeiten'])
  expect(titles(ranked(pages, 'feier'))).toEqual(['Buchungszeiten'])
  expect(ranked(pages, 'tage')).toEqual([])
  expect(titles(ranked([entry('openid_client_secret')], 'client'))).toEqual(['openid_client_secret'])
})

test('keeps an answer of the server whole, which may know more names', () => {
  expect(titles(ranked(people, 'gruber privat', true))).toHaveLength(people.length)
  expect(titles(ranked(people, 'novak', true))[0]).toBe('Jan Novák')
})
