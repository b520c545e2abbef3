import { expect, test } from 'vitest'
import { giveWay, sortedInSlices, sortedPart } from './slices.ts'

test('those that give way at once continue one after the other, with turns of the event loop between', async () => {
  const events: string[] = []
  let isOver = false
  const turn = () => {
    events.push('turn')
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const work = async (name: string) => {
    await giveWay()
    events.push(name)
  }
  await Promise.all(['first', 'second', 'third'].map(work))
  isOver = true
  const told = events.filter((event, at) => event !== 'turn' || events[at - 1] !== 'turn')
  expect(told.filter((event, at) => event !== 'turn' && told[at - 1] !== 'turn')).toEqual([])
  expect(events.filter((event) => event !== 'turn')).toEqual(['first', 'second', 'third'])
})

test('a sort of thousands gives way, but not so often that a busy server would not finish it in time', async () => {
  const names = Array.from({ length: 5600 }, (_, at) => (at * 3011) % 5600)
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const sorted = await sortedInSlices(names, (a, b) => a - b)
  isOver = true
  expect(sorted).toEqual(names.toSorted((a, b) => a - b))
  expect(turns).toBeGreaterThan(100)
  expect(turns).toBeLessThan(700)
})

test.each([
  [0, 50],
  [50, 100],
  [1180, 1230],
  [1200, 1250],
  [2450, 2500],
  [2500, 2550],
  [0, 2500]
])('the part from %i to %i is that of the sorted list, whatever the order was', async (from, to) => {
  const sorted = Array.from({ length: 2500 }, (_, at) => at)
  const mixed = sorted.map((at) => (at * 1009) % 2500)
  for (const list of [sorted, sorted.toReversed(), mixed])
    expect(await sortedPart(list, (a, b) => a - b, from, to)).toEqual(sorted.slice(from, to))
})
