import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { write } from './leaked-passwords.ts'

test('the hashes of leaked passwords are those of the list, and take less than 250 kB', async () => {
  const stored = await readFile('host-server/people/account/leaked-passwords.json', 'utf8')
  expect(stored.length).toBeLessThan(250_000)
  expect(stored === write()).toBe(true)
})
