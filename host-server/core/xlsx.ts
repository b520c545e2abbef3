import { Readable } from 'node:stream'
import writeXlsxFile from 'write-excel-file/node'

const HEAD = { type: String, fontWeight: 'bold' } as const

/** Characters in which a column is as wide as most of what stands in it. */
const widthOf = (texts: readonly string[]) => ({
  width: Math.min(60, 2 + Math.max(...texts.map((text) => text.length)))
})

/** Rows as a sheet whose cells are texts, so that nothing in them is a formula; its head stays in sight. */
async function* whole(columns: readonly string[], rows: AsyncIterable<readonly string[]>) {
  const cells: (readonly string[])[] = []
  for await (const row of rows) cells.push(row)
  const data = [
    columns.map((value) => ({ ...HEAD, value })),
    ...cells.map((row) => row.map((value) => (value ? { type: String, value } : null)))
  ]
  const widths = columns.map((name, at) => widthOf([name, ...cells.map((row) => row[at] ?? '')]))
  yield await writeXlsxFile(data, { columns: widths, stickyRowsCount: 1 }).toBuffer()
}

export const xlsx = (columns: readonly string[], rows: AsyncIterable<readonly string[]>): Readable =>
  Readable.from(whole(columns, rows), { objectMode: false })
