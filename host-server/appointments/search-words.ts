import { searchWords } from '../core/search-words.ts'

interface Customer {
  first_name: string
  last_name: string
  email: string
  phone: string
}

/** The words by which an appointment's customer is found; a number also without its spaces. */
export const customerWords = ({ first_name, last_name, email, phone }: Customer) =>
  searchWords(`${first_name} ${last_name} ${email} ${phone} ${phone.replace(/\D/g, '')}`)
