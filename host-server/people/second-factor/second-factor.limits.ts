import type { Limit } from '../../core/security/rate-limit.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/** Wrong codes for an account from one address, and from anywhere: who tries them knows the password. */
export const CODE_PAIR: Limit = { name: 'code', points: 10, seconds: QUARTER }
export const CODE_ACCOUNT: Limit = { name: 'code-account', points: 30, seconds: HOUR }

/** Wrong codes of which an account's owner is not told: nobody mistypes as many in a day. */
export const CODE_UNTOLD: Limit = { name: 'code-untold', points: 9, seconds: 24 * HOUR }
