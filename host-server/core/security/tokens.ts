import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, base64url. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** The hash under which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * A 256-bit token that can be derived again from the secret, so that later mails contain the same link while the table
 * has only its hash.
 */
export const derivedToken = (secret: string, purpose: string, id: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${id}`).digest('base64url')

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
