import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'
import { Unavailable } from './failures.ts'

/** Tasks that end on request. */
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

test('a task is refused if the queue is full', async () => {
  const { work, ends } = tasks()
  const few = limitConcurrency(1, 1)
  const both = [few(work), few(work)]
  await expect(few(work)).rejects.toThrow(Unavailable)
  ends.shift()?.()
  await soon()
  ends.shift()?.()
  await Promise.all(both)
})

test('the limit is never exceeded, and every task is run', async () => {
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

test('a task that fails makes room for the next one', async () => {
  const few = limitConcurrency(1, 1)
  const failed = few(() => Promise.reject(new Error('no')))
  const next = few(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})
