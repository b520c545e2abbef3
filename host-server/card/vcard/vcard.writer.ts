/** The fields of a contact card; empty ones are left out. */
export interface Contact {
  first_name: string
  last_name: string
  title_prefix: string
  title_suffix: string
  full_name: string
  position: string
  /** The institution, then the branch. */
  organization: readonly string[]
  phone_number: string
  email_address: string
  street: string
  zip: string
  city: string
  url: string
  note?: string
  photo?: { type: 'JPEG' | 'PNG'; bytes: Buffer } | undefined
}

const BREAK = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g
const LINE_BYTES = 75

/** Escapes everything that a parser might treat as a line break, so that no value can start a new line. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(BREAK, '\\n')
    .replace(/\p{Cc}/gu, ' ')

/** Folds a line at 75 bytes (RFC 2425, 5.8.1) without splitting a character. */
function folded(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    const isFull = bytes + size > LINE_BYTES
    text += isFull ? `\r\n ${character}` : character
    bytes = isFull ? 1 + size : bytes + size
  }
  return text
}

const property = (name: string, ...parts: readonly string[]) =>
  parts.some(Boolean) ? [`${name}:${parts.map(escaped).join(';')}`] : []

/** A vCard 3.0 (RFC 2426): the version that every phone reads. */
export function vCardOf(contact: Contact): string {
  const { last_name, first_name, title_prefix, title_suffix, photo } = contact
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...property('N', last_name, first_name, '', title_prefix, title_suffix),
    ...property('FN', contact.full_name),
    ...property('ORG', ...contact.organization),
    ...property('TITLE', contact.position),
    ...property('TEL;TYPE=WORK,VOICE', contact.phone_number),
    ...property('EMAIL;TYPE=INTERNET,WORK', contact.email_address),
    ...property('ADR;TYPE=WORK', '', '', contact.street, contact.city, '', contact.zip, ''),
    ...property('URL', contact.url),
    ...property('NOTE', contact.note ?? ''),
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=${photo.type}:${photo.bytes.toString('base64')}`] : []),
    'END:VCARD'
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
