import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** PBKDF2 with SHA-256 for pages without https, where browsers withhold WebCrypto. */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  // user input goes first
  await new Promise((resolve) => setTimeout(resolve))
  return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) }
}
