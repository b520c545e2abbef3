import { useSetAtom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NOTIFICATION_DURATION, type Notification, notifyAtom } from '../core/notify.ts'
import { until } from '../core/testing/mount.ts'
import { show } from '../core/testing/show.tsx'

/** The timers that would run for a notice's duration; the tests let them elapse. */
const running = new Map<number, () => void>()
const elapse = () => {
  for (const run of running.values()) run()
}

beforeEach(() => {
  const { setTimeout: start, clearTimeout: stop } = globalThis
  running.clear()
  let id = -1
  const hold = (run: () => void, delay?: number) => {
    if (delay !== NOTIFICATION_DURATION) return start(run, delay)
    id -= 1
    running.set(id, run)
    return id
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((held) => {
    if (!running.delete(held as number)) stop(held)
  })
  return () => vi.restoreAllMocks()
})

function Buttons() {
  const notify = useSetAtom(notifyAtom)
  const button = (kind: Notification['kind']) => (
    <button type="button" className={`say-${kind}`} onClick={() => notify(kind)}>
      {kind}
    </button>
  )
  return (
    <>
      {button('success')}
      {button('failure')}
    </>
  )
}

async function said(kind: Notification['kind']) {
  const root = await show(() => <Buttons />)
  root.querySelector<HTMLElement>(`.say-${kind}`)?.click()
  const notice = await until(() => root.querySelector<HTMLElement>('.notification'))
  const isGone = () => !root.querySelector('.notification')
  return { root, notice, isGone }
}

test('a failure is an alert, and stays until it is closed', async () => {
  const { root, notice, isGone } = await said('failure')
  expect(notice.textContent).toBe('Unfortunately, an error has occurred. Please try again later.')
  expect(notice.closest('[role=alert]')).not.toBeNull()
  expect(running.size).toBe(0)
  root.querySelector<HTMLElement>('.notification button')?.click()
  await until(isGone)
})

test('a success is a status, and goes by itself after 3 seconds', async () => {
  const { notice, isGone } = await said('success')
  expect(NOTIFICATION_DURATION).toBe(3000)
  expect(notice.textContent).toBe('Success!')
  expect(notice.closest('[role=status]')).not.toBeNull()
  await until(() => running.size)
  elapse()
  await until(isGone)
})

test('a success waits while it is pointed at', async () => {
  const { notice, isGone } = await said('success')
  await until(() => running.size)
  await userEvent.hover(notice)
  await until(() => !running.size)
  await userEvent.unhover(notice)
  await until(() => running.size)
  elapse()
  await until(isGone)
})

test('a success waits while focus is on it', async () => {
  const { notice, isGone } = await said('success')
  await until(() => running.size)
  const close = notice.querySelector('button') as HTMLButtonElement
  close.focus()
  await until(() => !running.size)
  close.blur()
  await until(() => running.size)
  elapse()
  await until(isGone)
})
