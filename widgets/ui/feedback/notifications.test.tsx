import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NOTIFICATION_DURATION, type Notification, notifyAtom } from '../../core/data/notify.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import { holdTimers } from '../../testing/hold-timers.ts'
import { until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { Modal } from '../dialogs/modal.tsx'

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
    <button
      type="button"
      className={`say-${kind}`}
      onClick={() => (kind === 'success' ? notify(kind, 'lists.saved', { name: 'Leasing' }) : notify(kind))}
    >
      {kind}
    </button>
  )
  return (
    <>
      {button('success')}
      {button('failure')}
      <button type="button" className="save" onClick={() => run(async () => {}, { said: () => ['photos.saved'] })}>
        Save
      </button>
      <button type="button" className="save-slowly" onClick={() => run(() => new Promise(() => {}))}>
        Save slowly
      </button>
      <button type="button" className="save-silently" onClick={() => run(async () => {})}>
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

test('a failure goes when the next save begins, before it has succeeded', async () => {
  const { root, notice } = await said('failure')
  root.querySelector<HTMLElement>('.save-slowly')?.click()
  await until(() => !notice.isConnected)
})

test('shows a success as a status for 3 seconds', async () => {
  const { notice, isGone } = await said('success')
  expect(NOTIFICATION_DURATION).toBe(3000)
  expect(notice.textContent).toBe('“Leasing” saved')
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

function InDialogs() {
  const [open, setOpen] = useState(0)
  const close = () => setOpen((count) => count - 1)
  const notify = useSetAtom(notifyAtom)
  return (
    <>
      <Modal open={open > 0} onClose={close} title="Edit">
        <button type="button" className="fail" onClick={() => notify('failure')}>
          Fail
        </button>
      </Modal>
      <Modal open={open > 1} onClose={close} title="Really?">
        Really?
      </Modal>
      <button type="button" className="open" onClick={() => setOpen((count) => count + 1)}>
        Open
      </button>
    </>
  )
}

test('shows a notification in the last dialog opened, where it is not dimmed and can be closed', async () => {
  const root = await show(() => <InDialogs />)
  const opener = root.querySelector<HTMLElement>('.open')
  const dialogs = [...root.querySelectorAll('dialog')]
  const isIn = (dialog: Element | null | undefined) => () =>
    root.querySelectorAll('.notification').length === 1 &&
    root.querySelector('.notification')?.closest('dialog') === dialog
  opener?.click()
  ;(await until(() => root.querySelector<HTMLElement>('.fail'))).click()
  await until(isIn(dialogs[0]))
  opener?.click()
  await until(isIn(dialogs[1]))
  dialogs[1]?.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(isIn(dialogs[0]))
  await userEvent.click(root.querySelector('.notification button') as Element)
  await until(() => !root.querySelector('.notification'))
  root.querySelector<HTMLElement>('.fail')?.click()
  await until(isIn(dialogs[0]))
  dialogs[0]?.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(isIn(null))
})
