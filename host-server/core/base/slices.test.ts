import { expect, test } from 'vitest'
import { giveWay } from './slices.ts'

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
