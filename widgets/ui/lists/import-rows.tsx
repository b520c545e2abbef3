import type { ReactNode } from 'react'

interface ImportRowsProps<Row> {
  rows: readonly Row[]
  /** "Line 7". */
  lineOf: (line: string) => string
  /** Subject of a row. */
  whatOf: (row: Row) => ReactNode
  /** Below the last. */
  more?: ReactNode
}

/** Rows of a file, with their errors. */
export function ImportRows<Row extends { line: number; errors: readonly string[] }>(props: ImportRowsProps<Row>) {
  const { rows, lineOf, whatOf, more } = props
  return (
    <ul className="import-rows">
      {rows.map((row) => (
        <li key={row.line}>
          <span className="import-line">{lineOf(String(row.line))}</span>
          <span className="import-what">
            {whatOf(row)}
            {row.errors.map((error) => (
              <span className="import-error" key={error}>
                {error}
              </span>
            ))}
          </span>
        </li>
      ))}
      {more}
    </ul>
  )
}
