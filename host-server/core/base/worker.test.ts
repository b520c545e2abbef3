import { threadId } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { ODD } from '../../testing/odd.worker.ts'
import { Unavailable } from './failures.ts'
import { inWorker, Overdue } from './worker.ts'

const thread = (limits = {}) => inWorker<keyof typeof ODD, number>('../../testing/odd', import.meta.url, limits)

test('endless tasks are aborted, and those that cannot be done in time are refused', async () => {
  const odd = thread({ seconds: 2, mostWaiting: 0 })
  const endless = odd('is_endless')
  await expect(odd('works')).rejects.toThrow(Unavailable)
  await expect(endless).rejects.toThrow(Unavailable)
})

test('waiting for a thread counts towards the time, and a task that never got one is to be retried later', async () => {
  const odd = thread({ seconds: 1 })
  const [endless, waiting] = await Promise.allSettled([odd('is_endless'), odd('works')])
  expect(endless).toMatchObject({ reason: expect.any(Overdue) })
  expect(waiting).toMatchObject({ reason: expect.any(Unavailable) })
  expect(waiting).not.toMatchObject({ reason: expect.any(Overdue) })
})

test('with several threads, one task does not wait for another', async () => {
  const odd = thread({ threads: 2 })
  expect(new Set(await Promise.all([odd('works'), odd('works')])).size).toBe(2)
})

test('an error is passed on as it was thrown, and the thread continues', async () => {
  const odd = thread()
  const before = await odd('works')
  await expect(odd('throws')).rejects.toThrow(new TypeError('no such thing'))
  await expect(odd('answers_a_function')).rejects.toBeDefined()
  expect(await odd('works')).toBe(before)
})

test.each(['falls', 'eats_memory'] as const)('a thread that %s does not affect the next task', async (how) => {
  const odd = thread()
  const [fallen, next] = await Promise.allSettled([odd(how), odd('works')])
  expect([fallen.status, next.status]).toEqual(['rejected', 'fulfilled'])
})

test('if threads cannot start, waiting tasks get the reason long before their time is over', async () => {
  const missing = inWorker('../../testing/missing', import.meta.url)
  await expect(missing('anything')).rejects.toThrow(/Cannot find module.*missing/)
})

test('tasks run in order, in a single thread other than the caller’s', async () => {
  const odd = thread()
  const threads = new Set(await Promise.all(Array.from({ length: 5 }, () => odd('works'))))
  expect([threads.size, threads.has(threadId)]).toEqual([1, false])
})
