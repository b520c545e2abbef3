import type { Readable } from 'node:stream'
import { zip } from './zip.ts'

type Row = readonly string[]

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OF_PACKAGES = 'http://schemas.openxmlformats.org/package/2006'
const OF_DOCUMENTS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONS = `${OF_PACKAGES}/relationships`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OF_DOCUMENTS}/${kind}" Target="${target}"/>`
const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${type}+xml"/>`
/** The second format is that of the header row. */
const FONTS = '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>'
const FILLS = '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>'
const FORMATS = '<xf fontId="0" fillId="0" borderId="0"/><xf fontId="1" fillId="0" borderId="0" applyFont="1"/>'

/** The parts of a workbook with one sheet, besides the sheet itself (ECMA-376, part 1, §12 and §18). */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${OF_PACKAGES}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OF_DOCUMENTS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2">${FONTS}</fonts><fills count="2">${FILLS}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2">${FORMATS}</cellXfs></styleSheet>`
}

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const UNKNOWN = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu
const named = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
/** XML forbids control characters and normalises carriage returns: they are written as `_x000D_` (ST_Xstring). */
const escaped = (text: string) =>
  text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (found) => NAMED[found] as string)
    .replace(UNKNOWN, named)

const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
const cell = (reference: string, text: string, style: number) =>
  text && `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
const line = (row: Row, at: number, style = 0) =>
  `<row r="${at}">${row.map((text, column) => cell(`${letters(column)}${at}`, text, style)).join('')}</row>`

/** The column width in characters that fits most of its cells. */
const widthOf = (texts: Row) => Math.min(60, 2 + Math.max(...texts.map((text) => text.length)))
const columnOf = (texts: Row, at: number) =>
  `<col min="${at + 1}" max="${at + 1}" width="${widthOf(texts)}" customWidth="1"/>`
const PANE = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'

function beginning(columns: Row, first: readonly Row[]) {
  const widths = columns.map((name, at) => columnOf([name, ...first.map((row) => row[at] ?? '')], at))
  const views = `<sheetViews><sheetView workbookViewId="0">${PANE}</sheetView></sheetViews>`
  return `<worksheet xmlns="${MAIN}">${views}<cols>${widths.join('')}</cols><sheetData>${line(columns, 1, 1)}`
}

/** Rows per batch; the first one determines the column widths. */
const BATCH = 100

async function* writeBuffer(rows: AsyncIterable<Row>) {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

async function* sheet(columns: Row, rows: AsyncIterable<Row>) {
  let at = 1
  for await (const batch of writeBuffer(rows)) {
    const start = at === 1 ? XML + beginning(columns, batch) : ''
    yield start + batch.map((row) => line(row, ++at)).join('')
  }
  yield '</sheetData></worksheet>'
}

/**
 * Rows as a workbook with one sheet, streamed. All cells are texts, so that none is a formula; the header row is
 * frozen.
 */
export const xlsx = (columns: Row, rows: AsyncIterable<Row>): Readable =>
  zip([
    ...Object.entries(PARTS).map(([name, text]) => ({ name, pieces: [XML + text] })),
    { name: 'xl/worksheets/sheet1.xml', pieces: sheet(columns, rows) }
  ])
