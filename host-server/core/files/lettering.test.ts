import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawable, fitted, outlined } from './lettering.ts'

const ROOM = { weight: 600, width: 600, height: 220, sizes: [68, 56, 44] } as const

test('letters without a shape are left out, with the space around them', () => {
  expect(drawable('Anna 👩‍👩‍👧‍👦 王小明 Gruber', 600)).toBe('Anna Gruber')
  expect(drawable('王小明', 600)).toBe('')
  expect(drawable('\u202eAnna\u0000\tGruber\n', 400)).toBe('Anna Gruber')
})

test.each([
  'ÄÖÜäöüßẞ',
  'čćđšžČĆĐŠŽ',
  'ğışİĞŞ',
  'ěřůťďňŘŤ',
  'őűŐŰ',
  'łąężź',
  'șțăâî',
  'éèêçñœæøå',
  'Жанна',
  'Ελένη',
  '–—’„“·½€'
])('every letter of %s has an outline in both weights', (letters) => {
  for (const weight of [400, 600] as const) {
    expect(drawable(letters, weight)).toBe(letters)
    for (const letter of letters) expect(outlined(letter, weight).d).not.toBe('')
  }
})

test('a letter and its accent are drawn as the letter that has it', () => {
  expect(outlined(drawable('Mu\u0308ller', 600), 600)).toEqual(outlined('Müller', 600))
})

test('a short name is one line in the largest size', () => {
  expect(fitted('Anna Gruber', ROOM)).toEqual({ size: 68, lines: ['Anna Gruber'] })
})

test('a long name becomes smaller, and breaks at spaces and after hyphens', () => {
  expect(fitted('Dr. Maximilian Alexander Schwarzenberger-Hohenthal', ROOM)).toEqual({
    size: 44,
    lines: ['Dr. Maximilian Alexander', 'Schwarzenberger-', 'Hohenthal']
  })
})

test('what does not fit ends in an ellipsis', () => {
  expect(fitted('W'.repeat(200), ROOM).lines).toEqual([expect.stringMatching(/^W+…$/)])
  const { lines } = fitted('Wort '.repeat(60), ROOM)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/…$/)
})

test('no text is wider or higher than its room, nor more than outlines', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { size, lines } = fitted(text, ROOM)
      expect(lines.length * size * 1.22).toBeLessThanOrEqual(ROOM.height)
      for (const line of lines) {
        const { d, width } = outlined(line, 600, size)
        expect(width).toBeLessThanOrEqual(ROOM.width * 1.02)
        expect(d).toMatch(/^[MLQCZ\d .-]*$/)
      }
    }),
    { numRuns: 50 }
  )
})
