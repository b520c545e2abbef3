import { read } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv, unescapedWithin } from './csv.ts'

const LOCALES = ['de-AT', 'en'] as const

async function fileOf(cells: string[], locale: (typeof LOCALES)[number]) {
  async function* rows() {
    yield cells
  }
  let text = ''
  for await (const part of csv(
    cells.map((_, at) => `c${at}`),
    rows(),
    locale
  ))
    text += part
  return text
}

/** What a spreadsheet that expects the given delimiter takes for formulas. */
function formulasIn(text: string, FS: string): string[] {
  const book = read(text, { type: 'string', FS, cellFormula: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as Record<string, { f?: string }>
  return Object.entries(sheet).flatMap(([at, { f }]) => (at.startsWith('!') || !f ? [] : [f]))
}

/** Cells as a program sees them that splits at a delimiter wherever it stands outside a cell that begins with a quote. */
const splitAt = (text: string, delimiter: string) => text.split(/\r\n|\n|\r/).flatMap((line) => line.split(delimiter))

test.each(['x;=1+1', 'x,=1+1', 'x;"=1+1"', 'x\t@SUM(1)', 'x\n+cmd', 'Wien;-2+3'])(
  'in %j no spreadsheet finds a formula, whichever delimiter it expects',
  async (cell) => {
    for (const locale of LOCALES) {
      const text = await fileOf(['a', cell, 'b'], locale)
      for (const delimiter of [';', ',', '\t']) {
        expect(formulasIn(text, delimiter)).toEqual([])
        const begun = splitAt(text, delimiter).map((one) => one.replace(/^"+/, ''))
        expect(begun.filter((one) => /^[=+\-@]/.test(one))).toEqual([])
      }
    }
  }
)

test('an address, a telephone number and a range stay as they are', async () => {
  const cell = 'Graben 1; +43 1 234, Mo-Fr, a@bank.example'
  expect(await fileOf([cell], 'en')).toContain(`"${cell}"`)
})

test('what was escaped is read as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(';', ',', '=', '+', '"', 'x', ' ') }), (text) => {
      fc.pre(!text.includes("'"))
      const escaped = text.replace(/([;,]"*)(?=[=+])/g, "$1'")
      expect(unescapedWithin(escaped)).toBe(text)
    })
  )
})
