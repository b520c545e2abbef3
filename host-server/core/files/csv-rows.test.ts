import { expect, test } from 'vitest'
import { rowsOf } from './csv-rows.ts'

const MB = 1024 * 1024

test('empty rows are skipped, also quoted ones, without losing others', async () => {
  const rows = await rowsOf('a;b\n;;\n"";" "\n"\n"\n"x\ny";z\n', 10)
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 6, cells: ['x\ny', 'z'] }
  ])
})

test('a row wider than any table is an error, and the rows after it are read', async () => {
  expect(await rowsOf(`a,b\n${'x,'.repeat(2000)}\n${'"x",'.repeat(2000)}\nc,d`, 10)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2 },
    { line: 3 },
    { line: 4, cells: ['c', 'd'] }
  ])
})

test.each([
  ['quotes that open and close on lines of their own', '"\n'.repeat(2.5 * MB)],
  ['quotes alone', '"'.repeat(5 * MB)],
  ['cells of one row', '"a",'.repeat(1.25 * MB)],
  ['delimiters', ';'.repeat(5 * MB)],
  ['a quote that is never closed', `"${'a\n'.repeat(2.5 * MB)}`]
])('in a file of maximum size, nonsensical rows are not read: %s', async (_what, text) => {
  expect((await rowsOf(text, 5000)).filter(({ cells }) => cells && cells.length > 1)).toEqual([])
})
