import { threadId } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { TEST_TASKS } from '../../testing/test-tasks.worker.ts'
import { until } from '../../testing/until.ts'
import { Unavailable } from './failures.ts'
import { inWorker, TaskTimeout } from './worker.ts'

const thread = (limits = {}) =>
  inWorker<keyof typeof TEST_TASKS, number>('../../testing/test-tasks', import.meta.url, limits)

test('endless tasks are aborted, and those that cannot be done in time are refused', async () => {
  const run = thread({ seconds: 2, mostWaiting: 0 })
  const endless = run('runs_forever')
  await expect(run('works')).rejects.toThrow(Unavailable)
  await expect(endless).rejects.toThrow(Unavailable)
})

test('waiting for a thread counts towards the time, and a task that never got one is to be retried later', async () => {
  const run = thread({ seconds: 3 })
  // starting it holds up the caller, and the second task would have that much longer
  await until(() =>
    run('works').then(
      () => true,
      () => false
    )
  )
  const [endless, waiting] = await Promise.allSettled([run('runs_forever'), run('works')])
  expect(endless).toMatchObject({ reason: expect.any(TaskTimeout) })
  expect(waiting).toMatchObject({ reason: expect.any(Unavailable) })
  expect(waiting).not.toMatchObject({ reason: expect.any(TaskTimeout) })
})

test('with several threads, one task does not wait for another', async () => {
  const run = thread({ threads: 2 })
  expect(new Set(await Promise.all([run('works'), run('works')])).size).toBe(2)
})

test('an error is passed on as it was thrown, and the thread continues', async () => {
  const run = thread()
  const before = await run('works')
  await expect(run('throws')).rejects.toThrow(new TypeError('no such thing'))
  await expect(run('returns_a_function')).rejects.toBeDefined()
  expect(await run('works')).toBe(before)
})

test.each(['crashes', 'exhausts_memory'] as const)('a thread that %s does not affect the next task', async (how) => {
  const run = thread({ seconds: 55, memory: { maxOldGenerationSizeMb: 96 } })
  const [fallen, next] = await Promise.allSettled([run(how), run('works')])
  expect([fallen.status, next.status]).toEqual(['rejected', 'fulfilled'])
})

test('if threads cannot start, waiting tasks get the reason long before their time is over', async () => {
  const missing = inWorker('../../testing/missing', import.meta.url)
  await expect(missing('anything')).rejects.toThrow(/Cannot find module.*missing/)
})

test('tasks run in order, in a single thread other than the caller’s', async () => {
  const run = thread()
  const threads = new Set(await Promise.all(Array.from({ length: 5 }, () => run('works'))))
  expect([threads.size, threads.has(threadId)]).toEqual([1, false])
})
