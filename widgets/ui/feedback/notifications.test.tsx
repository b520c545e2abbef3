import { useSetAtom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NOTIFICATION_DURATION, type Notification, notifyAtom } from '../../core/data/notify.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { holdTimers } from '../../testing/hold-timers.ts'
import { until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'

let notices: ReturnType<typeof holdTimers>
beforeEach(() => {
  notices = holdTimers(NOTIFICATION_DURATION)
  return () => vi.restoreAllMocks()
})

const { runAtom } = mutationAtoms()

function Buttons() {
  const notify = useSetAtom(notifyAtom)
  const run = useSetAtom(runAtom)
  const button = (kind: Notification['kind']) => (
    <button type="button" className={`say-${kind}`} onClick={() => notify(kind)}>
      {kind}
    </button>
  )
  return (
    <>
      {button('success')}
      {button('failure')}
      <button type="button" className="save" onClick={() => run(async () => {})}>
        Save
      </button>
      <button type="button" className="save-silently" onClick={() => run(async () => {}, { isSilent: true })}>
        Save silently
      </button>
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

test('shows a failure as an alert until it is closed', async () => {
  const { root, notice, isGone } = await said('failure')
  expect(notice.textContent).toBe('Unfortunately, an error has occurred. Please try again later.')
  expect(notice.closest('[role=alert]')).not.toBeNull()
  expect(notices.count()).toBe(0)
  root.querySelector<HTMLElement>('.notification button')?.click()
  await until(isGone)
})

test.each(['save', 'save-silently'])('a failure goes when the next %s succeeds', async (save) => {
  const { root } = await said('failure')
  root.querySelector<HTMLElement>(`.${save}`)?.click()
  await until(() => !root.querySelector('.notification.failure'))
})

test('shows a success as a status for 3 seconds', async () => {
  const { notice, isGone } = await said('success')
  expect(NOTIFICATION_DURATION).toBe(3000)
  expect(notice.textContent).toBe('Success!')
  expect(notice.closest('[role=status]')).not.toBeNull()
  await until(() => notices.count())
  notices.elapse()
  await until(isGone)
})

test('keeps a success while the pointer is on it', async () => {
  const { notice, isGone } = await said('success')
  await until(() => notices.count())
  await userEvent.hover(notice)
  await until(() => !notices.count())
  await userEvent.unhover(notice)
  await until(() => notices.count())
  notices.elapse()
  await until(isGone)
})

test('keeps a success while it has the focus', async () => {
  const { notice, isGone } = await said('success')
  await until(() => notices.count())
  const close = notice.querySelector('button') as HTMLButtonElement
  close.focus()
  await until(() => !notices.count())
  close.blur()
  await until(() => notices.count())
  notices.elapse()
  await until(isGone)
})
