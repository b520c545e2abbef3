import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const SECRET = 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL'
const sealed = seal(SECRET, 'calendar', 'bank anna', 'app-password ü')

test.each([
  ['with another secret', () => unseal(`${SECRET}x`, 'calendar', 'bank anna', sealed)],
  ['for another purpose', () => unseal(SECRET, 'other', 'bank anna', sealed)],
  ["in another advisor's row", () => unseal(SECRET, 'calendar', 'bank bernd', sealed)],
  ['altered', () => unseal(SECRET, 'calendar', 'bank anna', `${sealed.slice(0, -2)}AA`)],
  ['cut off', () => unseal(SECRET, 'calendar', 'bank anna', sealed.slice(0, 20))],
  ['empty', () => unseal(SECRET, 'calendar', 'bank anna', '')]
])('a sealed text does not open %s', (_, open) => expect(open()).toBeUndefined())

test('a sealed text opens for its owner, and never looks the same twice', () => {
  expect(unseal(SECRET, 'calendar', 'bank anna', sealed)).toBe('app-password ü')
  expect(seal(SECRET, 'calendar', 'bank anna', 'app-password ü')).not.toBe(sealed)
  expect(sealed).not.toContain('app')
})
