import { expect, test, vi } from 'vitest'
import { until } from '../../testing/mount.ts'
import { shareStream } from './shared-stream.ts'

let count = 0

/** Windows that share a stream, and who of them has it. */
function windows() {
  count += 1
  const name = `test ${count}`
  const heard: string[] = []
  const open = new Map<string, (event: string) => void>()
  const join = (who: string) =>
    shareStream(
      name,
      (tell) => {
        open.set(who, tell)
        return () => void open.delete(who)
      },
      (event) => void heard.push(`${who} ${event}`)
    )
  return { heard, open, join }
}

test('the window that came last has the stream, and all hear it', async () => {
  const { heard, open, join } = windows()
  const ends = [join('first')]
  await until(() => open.has('first'))
  ends.push(join('second'))
  await until(() => open.has('second') && !open.has('first'))
  open.get('second')?.('change')
  await until(() => heard.length === 2)
  expect(heard.toSorted()).toEqual(['first change', 'second change'])
  for (const end of ends) end()
  expect(open.size).toBe(0)
})

test('when it is closed, another one takes the stream over; closed windows hear and open nothing', async () => {
  const { heard, open, join } = windows()
  const [first, second, third] = [join('first'), join('second'), join('third')]
  await until(() => open.has('third'))
  second()
  third()
  await until(() => open.has('first'))
  open.get('first')?.('change')
  expect([heard, [...open.keys()]]).toEqual([['first change'], ['first']])
  first()
  expect(open.size).toBe(0)
})

test('without locks each window has a stream of its own', () => {
  const { open, join } = windows()
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const ends = [join('first'), join('second')]
  expect([...open.keys()]).toEqual(['first', 'second'])
  for (const end of ends) end()
  Reflect.deleteProperty(navigator, 'locks')
  expect(open.size).toBe(0)
})

test('where no lock is given, each window has a stream of its own, too', async () => {
  const { open, join } = windows()
  const refused = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('blocked', 'SecurityError'))
  const ends = [join('first'), join('second')]
  await until(() => open.size === 2)
  for (const end of ends) end()
  expect([open.size, refused.mock.calls.length]).toEqual([0, 2])
  refused.mockRestore()
})
