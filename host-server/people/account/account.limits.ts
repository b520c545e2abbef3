import type { Limit } from '../../core/security/rate-limit.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/** Failed logins to one account from one address, from one address to any account, and to one account from anywhere. */
export const LOGIN_PAIR: Limit = { name: 'login', points: 10, seconds: QUARTER }
export const LOGIN_ADDRESS: Limit = { name: 'login-address', points: 50, seconds: QUARTER }
export const LOGIN_ACCOUNT: Limit = { name: 'login-account', points: 100, seconds: HOUR }

/** Failed logins in a browser in which the account has signed in before. */
export const LOGIN_DEVICE: Limit = { name: 'login-device', points: 10, seconds: QUARTER }
/** Not a limit: where an account has signed in lately. */
export const LOGIN_KNOWN: Limit = { name: 'login-known', points: 1_000_000, seconds: 30 * 24 * HOUR }

/** Failures that the audit log lists: of one account or address, and of an institution. */
export const REFUSALS_NOTED: Limit = { name: 'refusals-noted', points: 20, seconds: HOUR }
export const REFUSALS_NOTED_ALL: Limit = { name: 'refusals-noted-all', points: 1000, seconds: HOUR }

/** Requested reset e-mails. */
export const RESET_ADDRESS: Limit = { name: 'reset-address', points: 20, seconds: HOUR }
export const RESET_ACCOUNT: Limit = { name: 'reset-account', points: 4, seconds: HOUR }
