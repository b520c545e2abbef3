import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Locale } from '#contract/locales'

/** German spreadsheets use a comma as decimal separator; the byte order mark declares UTF-8. */
const DELIMITER = (locale: Locale) => (locale === 'en' ? ',' : ';')

/**
 * A spreadsheet that expects another delimiter splits cells where that stands in them, so that a formula may begin there
 * as well. It is escaped as one at the beginning is.
 */
const escapedWithin = (cell: string) => cell.replace(/([;,\t\r\n]"*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'")

/** Undoes `escapedWithin`. */
export const unescapedWithin = (cell: string) =>
  cell.replace(/([;,\t\r\n]"*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, '$1')

/** Rows as CSV (RFC 4180), streamed. Cells that a spreadsheet would read as a formula are escaped by an apostrophe. */
export function csv(
  columns: readonly string[],
  rows: AsyncIterable<readonly (string | number)[]>,
  locale: Locale
): Readable {
  const lines = stringify({
    header: true,
    columns: [...columns],
    delimiter: DELIMITER(locale),
    record_delimiter: '\r\n',
    bom: true,
    cast: { string: escapedWithin },
    escape_formulas: true
  })
  const source = Readable.from(rows)
  // a failure halfway must not look like the end of the file
  source.on('error', (failure) => lines.destroy(failure))
  return source.pipe(lines)
}
