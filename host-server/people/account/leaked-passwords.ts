import { createHash } from 'node:crypto'
import list from './leaked-passwords.json' with { type: 'json' }

/**
 * The first four bytes of a password's SHA-256, whose capitals do not count. Of passwords that were never leaked, one in
 * a hundred thousand shares them with one that was.
 */
export const shortHash = (password: string): number =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUInt32LE()

/** As many bytes as a short hash has. */
const SIZE = 4

function unpack(packed: string): Set<number> {
  const bytes = Buffer.from(packed, 'base64')
  return new Set(Array.from({ length: bytes.length / SIZE }, (_, at) => bytes.readUInt32LE(at * SIZE)))
}

let known: Set<number> | undefined

/** Whether a password is in collections of leaked ones. They are read when somebody first chooses a password. */
export function isLeaked(password: string): boolean {
  known ??= unpack(list.hashes)
  return known.has(shortHash(password))
}
