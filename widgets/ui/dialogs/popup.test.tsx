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

async function opened() {
  const root = await show(Case)
  history.replaceState({ page: 1 }, '')
  const press = (selector: string) => root.querySelector<HTMLElement>(selector)?.click()
  press('.opener')
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  await until(() => Object.keys(history.state).length > 1)
  return { dialog, press }
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
  const { go } = history
  vi.spyOn(history, 'go').mockImplementationOnce((by) => {
    go.call(history, by)
    press('.opener')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  press('.modal-header button')
  await turned
  await until(() => dialog.open && Object.keys(history.state).length > 1)
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
