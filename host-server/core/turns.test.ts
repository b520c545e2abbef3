import { expect, test } from 'vitest'
import type { Services } from './services.ts'
import { inTurn } from './turns.ts'

/** Work that says that it has begun, and ends when it is told to. */
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

test('writers of one thing take turns as they came, one that fails ends its turn, and nobody else waits', async () => {
  const services = {} as Services
  const begun: string[] = []
  const [first, other] = [work(begun, 'first'), work(begun, 'other')]
  const all = [
    inTurn(services, 'a', first.run),
    inTurn(services, 'a', () => Promise.reject(new Error('second'))),
    inTurn(services, 'a', async () => begun.push('third')),
    inTurn(services, 'b', other.run)
  ]
  const outcomes = Promise.allSettled(all)
  other.end()
  await all[3]
  expect(begun).toEqual(['first', 'other'])
  first.end()
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(begun).toEqual(['first', 'other', 'third'])
})
