import { atom } from 'jotai'

/** Pages of the server. */
export const PASSWORD = '/account/password-reset'
export const SECOND_FACTOR = '/account/second-factor'
export const PASSKEYS = '/account/passkeys'
export const LOG_OUT = '/account/logout'

/** Which dialog of the user's menu is open. */
export const shownAtom = atom<'devices' | 'notices' | 'help' | undefined>(undefined)
