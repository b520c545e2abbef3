import { encodeWord } from 'nodemailer/lib/mime-funcs'

/** A part of nodemailer's messages that its types do not know. */
interface Headers {
  encodeHeaderValue(key: string, value: unknown): string
}

/** The most characters of one encoded word, as nodemailer writes them. */
const LENGTH = 52
/** A name in quotes before an address. */
const QUOTED = /"((?:[^"\\]|\\.)*)"(?= <)/g

const looksEncoded = (text: string) => text.includes('=?')
const encoded = (text: string) => encodeWord(text, 'B', LENGTH)
const named = (quoted: string, name: string) => (looksEncoded(name) ? encoded(name.replace(/\\(.)/g, '$1')) : quoted)

/**
 * Mail programs decode what looks like an encoded word (RFC 2047), also within quotes, and nodemailer sends it as it is: a
 * visitor called `=?utf-8?Q?…?=` would be somebody else in the advisor's mail. Here such text is encoded itself.
 */
export function encodeEncodedWords(message: object): void {
  const headers = message as Headers
  const write = headers.encodeHeaderValue.bind(message)
  headers.encodeHeaderValue = (key, value) => {
    if (key === 'Subject' && looksEncoded(String(value))) return encoded(String(value))
    return write(key, value).replace(QUOTED, named)
  }
}
