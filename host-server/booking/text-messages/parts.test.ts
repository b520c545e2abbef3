import { expect, test } from 'vitest'
import { partsOf, plain } from './parts.ts'

test.each([
  ['160 characters of the alphabet', 'ä'.repeat(160), 1],
  ['161 of them', 'ä'.repeat(161), 2],
  ['306 of them', 'a'.repeat(306), 2],
  ['307 of them', 'a'.repeat(307), 3],
  ['80 that take two places', '€'.repeat(80), 1],
  ['one more', '€'.repeat(81), 2],
  // 76 fit into 153 places, since none is divided
  ['153 that take two places', '€'.repeat(153), 3],
  ['70 characters with one of another alphabet', `${'a'.repeat(69)}č`, 1],
  ['71 of them', `${'a'.repeat(70)}č`, 2],
  ['35 faces', '😀'.repeat(35), 1],
  // 33 fit into 67 places
  ['67 faces', '😀'.repeat(67), 3]
])('%s are sent in as many parts as a phone puts together', (_what, text, parts) => {
  expect(partsOf(text)).toBe(parts)
})

test('typographic characters are written with those of text messages', () => {
  expect(plain('„Bank“ – 9:00\u202fUhr …\n it’s')).toBe('"Bank" - 9:00 Uhr ... it\'s')
})
