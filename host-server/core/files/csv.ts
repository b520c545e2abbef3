import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Locale } from '#contract/locales'

/** German spreadsheets take a comma for a decimal separator; the byte order mark declares UTF-8. */
const DELIMITER = (locale: Locale) => (locale === 'en' ? ',' : ';')

/**
 * Rows as CSV (RFC 4180), sent as they come. What a spreadsheet would take for a formula is made text by an apostrophe
 * before it.
 */
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
    escape_formulas: true
  })
  const source = Readable.from(rows)
  // what breaks in the middle must not look like an end
  source.on('error', (failure) => lines.destroy(failure))
  return source.pipe(lines)
}
