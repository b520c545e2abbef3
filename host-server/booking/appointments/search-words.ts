import { searchWords } from '../../core/base/search-words.ts'

interface Customer {
  first_name: string
  last_name: string
  email: string
  phone: string
}

/** The text in which an appointment's customer is searched; the phone number also as digits only. */
export const customerSearchWords = ({ first_name, last_name, email, phone }: Customer) =>
  searchWords(`${first_name} ${last_name} ${email} ${phone} ${phone.replace(/\D/g, '')}`)

/** Whether the customer of an appointment `p` has a word. */
export const HAS_WORD = `p.search_words like ? escape '\\'`

/** For `HAS_WORD`, one for each word of a query. */
export const customerPatterns = (q: string): string[] =>
  searchWords(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
