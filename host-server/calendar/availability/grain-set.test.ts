import { expect, test } from 'vitest'
import { GrainSet } from './grain-set.ts'

const FIRST = 1_987_200

test('has the grains of all its lists, its first and last one included', () => {
  const grains = new GrainSet(FIRST, FIRST + 96)
  grains.addList(`${FIRST},${FIRST + 95}`)
  grains.addList(`${FIRST + 7}`)
  const found = Array.from({ length: 98 }, (_, index) => FIRST - 1 + index).filter((grain) => grains.has(grain))
  expect(found).toEqual([FIRST, FIRST + 7, FIRST + 95])
})

test('ignores grains outside its range', () => {
  const grains = new GrainSet(FIRST, FIRST + 96)
  grains.addList(`${FIRST - 1},${FIRST + 96}`)
  expect([FIRST - 1, FIRST, FIRST + 95, FIRST + 96].filter((grain) => grains.has(grain))).toEqual([])
})

test('refuses what is no list of numbers', () => {
  expect(() => new GrainSet(FIRST, FIRST + 96).addList('1,x')).toThrow(SyntaxError)
})
