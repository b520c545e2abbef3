import { deriveKey as native } from 'altcha-lib/algorithms/web/pbkdf2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveKey } from './pbkdf2-fallback.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

test('derives the same keys as WebCrypto', async () => {
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', keyLength: 32, keyPrefix: '' }
  await fc.assert(
    fc.asyncProperty(bytes(20), bytes(16), fc.integer({ min: 1, max: 40 }), async (password, salt, cost) => {
      const [own, browsers] = await Promise.all([
        deriveKey({ ...parameters, cost }, salt, password),
        native({ ...parameters, cost }, salt, password)
      ])
      expect(own.derivedKey).toEqual(browsers.derivedKey)
    }),
    { numRuns: 40 }
  )
})
