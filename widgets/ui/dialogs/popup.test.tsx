import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { turn } from '../../testing/turn.ts'
import { Popup } from './popup.tsx'

function Case() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popup isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} title="Share">
        <p>The card</p>
      </Popup>
    </>
  )
}

const Two = () => [<Case key="first" />, <Case key="second" />]

async function opened() {
  const root = await show(Case)
  history.replaceState({ page: 1 }, '')
  const press = (selector: string) => root.querySelector<HTMLElement>(selector)?.click()
  press('.opener')
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  await until(() => Object.keys(history.state).length > 1)
  return { dialog, press }
}

/** Does something between the browser's being sent and its arriving, for which this waits. */
function whileTurning(act: () => void) {
  const { go } = history
  vi.spyOn(history, 'go').mockImplementationOnce((by) => {
    go.call(history, by)
    act()
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
}

test('the browser’s Back closes the dialog and stays on the page, and Forward opens it again', async () => {
  const { dialog } = await opened()
  await turn(-1)
  expect([dialog.open, history.state]).toEqual([false, { page: 1 }])
  await turn(1)
  expect(dialog.open).toBe(true)
  await turn(-1)
  expect([dialog.open, history.state]).toEqual([false, { page: 1 }])
})

test('a dialog that is closed by its button takes its entry along', async () => {
  const { dialog, press } = await opened()
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  press('.modal-header button')
  await turned
  expect([dialog.open, history.state]).toEqual([false, { page: 1 }])
})

test('a dialog that is opened again while its entry is being taken along stays open', async () => {
  const { dialog, press } = await opened()
  const turned = whileTurning(() => press('.opener'))
  press('.modal-header button')
  await turned
  await until(() => dialog.open && Object.keys(history.state).length > 1)
})

test('a dialog that is opened while another’s entry is being taken along stays open, and Back closes it', async () => {
  const root = await show(Two)
  history.replaceState({ page: 1 }, '')
  const [first, second] = [...root.querySelectorAll<HTMLElement>('.opener')]
  first?.click()
  await until(() => root.querySelector('dialog[open]'))
  await until(() => Object.keys(history.state).length > 1)
  const turned = whileTurning(() => second?.click())
  root.querySelector<HTMLElement>('dialog[open] .modal-header button')?.click()
  await turned
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  await until(() => Object.keys(history.state).length > 1)
  await turn(-1)
  expect([dialog.open, history.state]).toEqual([false, { page: 1 }])
})

test('a page’s own state that is no object stays as it is', async () => {
  const root = await show(Case)
  history.replaceState('mine', '')
  root.querySelector<HTMLElement>('.opener')?.click()
  await until(() => root.querySelector('dialog[open]'))
  root.querySelector<HTMLElement>('.modal-header button')?.click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(history.state).toBe('mine')
})
