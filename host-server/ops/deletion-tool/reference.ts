import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What an erasure or a request is called where nobody may be named; it begins with the year. */
export const newReference = (now: string) =>
  `${now.slice(0, 4)}-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
