import type { CustomerKind, PersonKey } from '#contract/deletion-tool'
import type { Handed, HandedSection } from '#contract/personal-data'
import { searchWords } from '../base/search-words.ts'
import { hashToken } from '../security/tokens.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { Having } from '../tenancy/query.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import type { JobContext } from './outbox.ts'

/** A customer, known by an e-mail address, where there is none by a phone number, or by a chat without either. */
export interface Person extends PersonKey {
  /** Only what was there at this moment: a customer who comes back later is a new one. */
  until: string
  /** Appointments ahead, too: those that a backup brings back had been cancelled before the erasure. */
  withAhead?: true
}

/** Rows that name a customer. */
export interface Naming {
  email: string
  phone: string
  name: string
  created_at: string
  /** The key of a chat, in which there may be nothing else. */
  chat?: string
}

/** How customers are looked for: by an address, a number or a token as a whole, or by words of their name. */
export interface PersonSearch {
  email?: string
  phone?: string
  token_hash?: string
  chat?: string
  words?: readonly string[]
}

/** What one page of work has done. */
export interface ErasedPage {
  done: boolean
  /** What could not be reached: an id of a text and its values. */
  messages?: readonly [id: string, values: Record<string, string>][]
}

/** A file that a customer is given with their data. */
export interface HandedFile {
  /** Its path in the archive. */
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/** How a customer is given some of what a noun has of them. */
export interface HandOut {
  section: HandedSection
  /** In pages, between which others work. */
  entries(db: TenantDb, person: Person): AsyncIterable<readonly Handed[]>
  /** One after the other. */
  files?(db: TenantDb, person: Person): AsyncIterable<HandedFile>
}

/** How a noun forgets a customer. */
export interface Eraser {
  kind: CustomerKind
  /** Finds its rows by the customer's appointments, and so comes before these are erased. */
  isFirst?: true
  /** Reaches other servers, which is not done again when a backup is restored. */
  isRemote?: true
  count(db: TenantDb, person: Person, app: Pick<AppContext, 'config'>): Promise<{ removed: number; retained?: number }>
  /**
   * Erases some more, in short transactions of its own. It may run twice, and `page` counts its calls. Absent where
   * everything stays.
   */
  erase?(context: JobContext, person: Person, page: number): Promise<ErasedPage>
  /** Appointments that somebody must cancel before. */
  countAhead?(db: TenantDb, person: Person, now: string): Promise<number>
  find?(db: TenantDb, search: PersonSearch, limit: number): Promise<readonly Naming[]>
  /** The customer's own page of a row, by its token. */
  pageOf?(token: string): string
  /** What the customer is given of it (GDPR Art. 15, 20). What is held back is declared at the columns, `heldBack`. */
  handsOut?: readonly HandOut[]
  /** Every row that names somebody, in the order of its key. */
  each?(db: TenantDb, after: string, limit: number): Promise<readonly (Naming & { uuid: string })[]>
}

/** As many rows are erased in a transaction, which blocks SQLite's only connection. */
export const ERASED_PER_PAGE = 50

const PUNCTUATION = [' ', '\u00a0', '\t', '(', ')', '/', '.', '-'] as const

export const plainEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()

/** A number in one spelling: its digits, with a plus in place of two zeros. */
export const plainPhone = (phone: string) =>
  PUNCTUATION.reduce((rest, mark) => rest.replaceAll(mark, ''), phone).replace(/^00/, '+')

/** The same in SQL, with the punctuation as bindings. */
const STRIPPED = PUNCTUATION.reduce((sql) => `replace(${sql}, ?, '')`, 'phone')
const PLAIN_PHONE = `(case when ${STRIPPED} like '00%' then '+' || substr(${STRIPPED}, 3) else ${STRIPPED} end)`
const MARKS = [...PUNCTUATION, ...PUNCTUATION, ...PUNCTUATION]

type NamesPerson = Having<{ email: string; phone: string; created_at: string }>

/** Whose a row is: its address, or without one its number. A number that somebody with an address shares is not theirs. */
export const keyOf = ({ email, phone, chat }: Pick<Naming, 'email' | 'phone' | 'chat'>): PersonKey | undefined => {
  if (email) return { by: 'email', value: plainEmail(email) }
  if (phone) return { by: 'phone', value: plainPhone(phone) }
  return chat ? { by: 'chat', value: chat } : undefined
}

/** Limits rows to those of a customer. */
export function ofPerson<Q extends NamesPerson>(rows: Q, { by, value, until }: Person): Q {
  if (by === 'email') rows.whereRaw('lower(email) = ?', [value])
  else if (by === 'chat') rows.whereRaw('1 = 0')
  else rows.where('email', '').whereRaw(`${PLAIN_PHONE} = ?`, [...MARKS, value])
  rows.where('created_at', '<=', until)
  return rows
}

/** The same for rows without a phone number. */
export function ofMailbox<Q extends Having<{ email: string; created_at: string }>>(rows: Q, person: Person): Q {
  const { by, value, until } = person
  if (by === 'email') rows.whereRaw('lower(email) = ?', [value]).where('created_at', '<=', until)
  else rows.whereRaw('1 = 0')
  return rows
}

/** Whether a search can be answered by rows with these columns, and for a number with `phone`; limits them to its matches. */
export function matching(
  rows: Having<{ email: string; search_words: string }>,
  { email, phone, words }: PersonSearch
): boolean {
  if (email) rows.whereRaw('lower(email) = ?', [email])
  else if (phone) rows.whereRaw(`${PLAIN_PHONE} = ?`, [...MARKS, phone])
  else if (words?.length) {
    for (const word of words) {
      rows.whereRaw("search_words like ? escape '\\'", [`%${word.replace(/[\\%_]/g, '\\$&')}%`])
    }
  } else return false
  return true
}

/** Whether a name has these words, however they are spelled. */
export const hasWords = (name: string, words: readonly string[]) => {
  const said = searchWords(name)
  return words.every((word) => said.includes(word))
}

const TOKEN = /(?:^|[/#=])([\w-]{43})(?:[/?#.]\S*)?$/

/** What was typed as a search: a link or its token, an address, a number, or else words. */
export function searchOf(typed: string): PersonSearch {
  const [, token] = TOKEN.exec(typed) ?? []
  if (token) return { token_hash: hashToken(token) }
  if (typed.includes('@')) return { email: plainEmail(typed) }
  if (/^\+?[\s()/.\-\d]*$/.test(typed) && typed.replace(/\D/g, '').length >= 5) return { phone: plainPhone(typed) }
  return { words: searchWords(typed).split(' ').filter(Boolean) }
}

declare module '../tenancy/app-context.ts' {
  interface AppContext {
    /** How each noun forgets a customer. */
    erasers: readonly Eraser[]
  }
}

/** In the order in which they work: those first that find their rows by what others erase. */
export const inOrder = (erasers: readonly Eraser[]): readonly Eraser[] =>
  erasers.toSorted((one, other) => Number(Boolean(other.isFirst)) - Number(Boolean(one.isFirst)))
