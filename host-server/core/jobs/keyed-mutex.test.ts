import { expect, test } from 'vitest'
import type { AppContext } from '../tenancy/app-context.ts'
import { withMutex } from './keyed-mutex.ts'

/** Tasks that report their start and end on request. */
function work(begun: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = () => {
    begun.push(name)
    return ended
  }
  return { run, end: () => end() }
}

test('tasks with one key run in order, a failure releases the key, and other keys do not wait', async () => {
  const app = {} as AppContext
  const begun: string[] = []
  const [first, other] = [work(begun, 'first'), work(begun, 'other')]
  const all = [
    withMutex(app, 'a', first.run),
    withMutex(app, 'a', () => Promise.reject(new Error('second'))),
    withMutex(app, 'a', async () => begun.push('third')),
    withMutex(app, 'b', other.run)
  ]
  const outcomes = Promise.allSettled(all)
  other.end()
  await all[3]
  expect(begun).toEqual(['first', 'other'])
  first.end()
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(begun).toEqual(['first', 'other', 'third'])
})
