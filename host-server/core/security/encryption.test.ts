import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const SECRET = 'Zq8vN3xK7mP2wR5tY9uB4cD6fG1hJ0aL'
const sealed = encrypt(SECRET, 'calendar', 'bank anna', 'app-password ü')

test.each([
  ['with another secret', () => decrypt(`${SECRET}x`, 'calendar', 'bank anna', sealed)],
  ['for another purpose', () => decrypt(SECRET, 'other', 'bank anna', sealed)],
  ["in another advisor's row", () => decrypt(SECRET, 'calendar', 'bank bernd', sealed)],
  [
    'altered',
    () => decrypt(SECRET, 'calendar', 'bank anna', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)
  ],
  ['cut off', () => decrypt(SECRET, 'calendar', 'bank anna', sealed.slice(0, 20))],
  ['empty', () => decrypt(SECRET, 'calendar', 'bank anna', '')]
])('an encrypted text cannot be decrypted %s', (_, open) => expect(open()).toBeUndefined())

test('an encrypted text can be decrypted for its owner, and differs each time', () => {
  expect(decrypt(SECRET, 'calendar', 'bank anna', sealed)).toBe('app-password ü')
  expect(encrypt(SECRET, 'calendar', 'bank anna', 'app-password ü')).not.toBe(sealed)
  expect(sealed).not.toContain('app')
})
