import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'
import { Unavailable } from './failures.ts'

/** Work that ends on request. */
function tasks() {
  const ends: (() => void)[] = []
  let active = 0
  let most = 0
  const work = async () => {
    active += 1
    most = Math.max(most, active)
    await new Promise<void>((resolve) => ends.push(resolve))
    active -= 1
  }
  return { ends, work, most: () => most }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('what comes when as many wait as may is turned away', async () => {
  const { work, ends } = tasks()
  const few = limitConcurrency(1, 1)
  const both = [few(work), few(work)]
  await expect(few(work)).rejects.toThrow(Unavailable)
  ends.shift()?.()
  await soon()
  ends.shift()?.()
  await Promise.all(both)
})

test('the limit is never exceeded, and every task gets its turn', async () => {
  const { work, ends, most } = tasks()
  const few = limitConcurrency(2, 10)
  const all = Promise.all(Array.from({ length: 7 }, () => few(work)))
  for (let turn = 0; turn < 7; turn += 1) {
    await soon()
    ends.shift()?.()
  }
  await all
  expect(most()).toBe(2)
})

test('work that fails makes room for the next', async () => {
  const few = limitConcurrency(1, 1)
  const failed = few(() => Promise.reject(new Error('no')))
  const next = few(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
