import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { EventSourceStub } from './testing/event-source-stub.ts'

prepareApp()
beforeEach(() => vi.stubGlobal('EventSource', EventSourceStub))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const LIST = '/api/v1/advisors/anna-gruber/appointments'
const looks = () => requests.filter(({ url }) => new URL(url).pathname === LIST).length

async function openAgenda() {
  answer(`GET ${LIST}`, { appointments: [], total: 0, page_size: 20 })
  const { opened } = EventSourceStub
  const { root } = await open('/online-appointments/appointments/index')
  await until(() => root.querySelector('.appt-empty') && EventSourceStub.opened > opened)
}

test('reopens a refused stream with increasing delays, and reloads afterwards', async () => {
  await openAgenda()
  const pauses: number[] = []
  const timeout = globalThis.setTimeout
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => {
    if (ms >= 1000) pauses.push(ms)
    return timeout(work, ms >= 1000 ? 0 : ms)
  })
  for (const times of [1, 2, 3, 4, 5, 6, 7]) {
    const opened = EventSourceStub.opened
    EventSourceStub.refuse()
    await until(() => EventSourceStub.opened > opened)
    expect(pauses).toHaveLength(times)
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  const before = looks()
  EventSourceStub.dispatch('open')
  await until(() => looks() > before)
})

test('reloads when the window becomes visible again', async () => {
  await openAgenda()
  const before = looks()
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => looks() > before)
})
