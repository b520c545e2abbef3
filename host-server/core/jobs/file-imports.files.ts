import { Readable } from 'node:stream'
import type { Translate } from '../base/intl.ts'
import { giveWay } from '../base/slices.ts'
import { csv } from '../files/csv.ts'
import type { Cells } from '../files/file-columns.ts'
import type { Call } from '../http/http.ts'
import type { ImportParts } from './file-imports.parts.ts'
import type { RowRecord } from './file-imports.repository.ts'

const STEP = 250

type Pages = (page: number, size: number) => Promise<readonly RowRecord[]>

/** The files that an import of one kind gives out: each can be imported. */
export function importFiles<Column extends string, Known, Kept extends object>({
  of,
  files,
  columns: columnsOf,
  exampleOf
}: ImportParts<Column, Known, Kept>) {
  const heads = (t: Translate, columns: readonly Column[]) => columns.map((column) => t(`${of}.column-${column}`))

  const lineOf = (columns: readonly Column[], cells: Cells<Column>) => columns.map((column) => cells[column] ?? '')

  function file(call: Call, cells: AsyncIterable<Cells<Column>>): Readable {
    const { ctx, t, locale } = call
    const columns = columnsOf(call)
    ctx.attachment(`${files}.csv`)
    return csv(
      heads(t, columns),
      Readable.from(cells).map((one: Cells<Column>) => lineOf(columns, one)),
      locale
    )
  }

  /** The columns, and an example that an import skips. */
  const template = async (call: Call): Promise<Readable> => file(call, Readable.from([await exampleOf(call)]))

  async function* refusedLines(columns: readonly Column[], pages: Pages) {
    for (let page = 1, size = STEP; size === STEP; page += 1) {
      const some = await pages(page, STEP)
      for (const { line, cells, errors } of some)
        yield [line, errors.join(' '), ...lineOf(columns, cells as Cells<Column>)]
      size = some.length
      await giveWay()
    }
  }

  function refused(call: Call, pages: Pages): Readable {
    const { ctx, t, locale } = call
    const columns = columnsOf(call)
    ctx.attachment(`${files}-refused.csv`)
    const headings = [t('file-imports.column-line'), t('file-imports.column-errors'), ...heads(t, columns)]
    return csv(headings, refusedLines(columns, pages), locale)
  }

  return { file, template, refused }
}
