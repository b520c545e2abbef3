import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { xlsx } from './xlsx.ts'

async function* of(...rows: string[][]) {
  yield* rows
}
const sheetOf = async (columns: string[], rows: AsyncIterable<string[]>) => {
  const { Sheets } = read(await buffer(xlsx(columns, rows)), { dense: false })
  return Sheets.Sheet1 as NonNullable<typeof Sheets.Sheet1>
}
const rowsOf = async (columns: string[], rows: AsyncIterable<string[]>) =>
  utils.sheet_to_json<string[]>(await sheetOf(columns, rows), { header: 1, defval: '' })

test('if reading the rows fails halfway, the download fails too', async () => {
  async function* faulty() {
    for (let at = 0; at < 250; at += 1) yield ['x']
    throw new Error('gone')
  }
  await expect(buffer(xlsx(['Head'], faulty()))).rejects.toThrow('gone')
})

test('without rows there is the header', async () => {
  expect(await rowsOf(['Alias', 'Größe'], of())).toEqual([['Alias', 'Größe']])
})

test.each([
  ['a formula', '=cmd|’ /C calc’!A0'],
  ['a number', '0043'],
  ['markup', '<b>&amp;"Ä"\'</b>]]>'],
  ['breaks, tabs and spaces', '  erste\nzweite\n\tdritte  '],
  ['characters that XML does not know', 'a\u0000b\u000bc\u001fd\ufffee'],
  ['what looks like an escape', '_x0041_ _X005f_x'],
  ['signs beyond the first plane', '😀 𝔄']
])('%s stays text', async (_what, text) => {
  const sheet = await sheetOf(['Head'], of([text]))
  expect(sheet.A2).toMatchObject({ t: 's', v: text })
  expect(sheet.A2?.f).toBeUndefined()
})

test('columns beyond Z, rows beyond a batch and gaps are placed correctly', async () => {
  const columns = Array.from({ length: 60 }, (_, at) => `Spalte ${at}`)
  async function* many() {
    for (let at = 0; at < 501; at += 1) yield columns.map((name) => (name === 'Spalte 27' ? '' : `${name}, ${at}`))
  }
  const sheet = await sheetOf(columns, many())
  expect([sheet['!ref'], sheet.BH502?.v, sheet.AA101?.v]).toEqual(['A1:BH502', 'Spalte 59, 500', 'Spalte 26, 99'])
  expect(sheet.AB101).toBeUndefined()
})

test('its first part is sent before the last row is known', async () => {
  let asked = 0
  async function* endless() {
    for (;;) yield [`${asked++} ${'äöü'.repeat(Math.random() * 40)}`]
  }
  const parts = xlsx(['Head'], endless())[Symbol.asyncIterator]()
  for (let bytes = 0; bytes < 50_000; ) bytes += ((await parts.next()).value as Buffer).length
  expect(asked).toBeGreaterThan(100)
  await parts.return?.()
})
