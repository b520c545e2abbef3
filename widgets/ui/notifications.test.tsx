import { useSetAtom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { NOTIFICATION_DURATION, type Notification, notifyAtom } from '../core/notify.ts'
import { until } from '../core/testing/mount.ts'
import { show } from '../core/testing/show.tsx'

/** The notices' time runs faster here. */
const SHORT = 120
const { setTimeout: start } = globalThis

beforeEach(() => {
  const faster = (run: () => void, delay?: number) => start(run, delay === NOTIFICATION_DURATION ? SHORT : delay)
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(faster as typeof setTimeout)
  return () => spy.mockRestore()
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
  return { root, notice }
}
const after = () => new Promise((resolve) => start(resolve, SHORT * 2))

test('a failure is an alert, and stays until it is closed', async () => {
  const { root, notice } = await said('failure')
  expect(notice.textContent).toBe('Unfortunately, an error has occurred. Please try again later.')
  expect(notice.closest('[role=alert]')).not.toBeNull()
  await after()
  root.querySelector<HTMLElement>('.notification button')?.click()
  await until(() => !root.querySelector('.notification'))
})

test('a success goes by itself after 3 seconds', async () => {
  expect(NOTIFICATION_DURATION).toBe(3000)
  const { root, notice } = await said('success')
  expect(notice.textContent).toBe('Success!')
  expect(notice.closest('[role=status]')).not.toBeNull()
  await until(() => !root.querySelector('.notification'))
})

test('a success waits while it is pointed at', async () => {
  const { root, notice } = await said('success')
  notice.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }))
  notice.dispatchEvent(new MouseEvent('mouseenter'))
  await after()
  expect(root.querySelector('.notification')).not.toBeNull()
  notice.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, composed: true, relatedTarget: document.body }))
  notice.dispatchEvent(new MouseEvent('mouseleave'))
  await until(() => !root.querySelector('.notification'))
})

test('a success waits while focus is on it', async () => {
  const { root, notice } = await said('success')
  const close = notice.querySelector('button') as HTMLButtonElement
  close.focus()
  await after()
  expect(root.querySelector('.notification')).not.toBeNull()
  close.blur()
  await until(() => !root.querySelector('.notification'))
})
