import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type, until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { GuardedModal, useGuarded } from './guarded-modal.tsx'

const confirm = vi.fn()
beforeEach(() => {
  confirm.mockReset()
  vi.stubGlobal('confirm', confirm)
})
afterEach(() => vi.unstubAllGlobals())

function Field() {
  const [words, setWords] = useState('')
  useGuarded(Boolean(words))
  return <input value={words} onInput={({ currentTarget }) => setWords(currentTarget.value)} />
}

function Case() {
  const [open, setOpen] = useState(true)
  return (
    <div>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <GuardedModal open={open} onClose={() => setOpen(false)} title="New">
        <Field />
      </GuardedModal>
    </div>
  )
}

const isClosingAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function typed() {
  const root = await show(Case)
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  const input = await until(() => dialog.querySelector('input'))
  await userEvent.click(input)
  type(input, 'Huber')
  await until(isClosingAsked)
  return { root, dialog, input }
}

const WAYS: [string, (dialog: HTMLDialogElement) => unknown][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', (dialog) => dialog.querySelector<HTMLElement>('.modal-header button')?.click()],
  [
    'the background',
    (dialog) => {
      for (const name of ['mousedown', 'click']) dialog.dispatchEvent(new MouseEvent(name))
    }
  ]
]

test.each(WAYS)('%s does not lose what the user wants to keep', async (_, leave) => {
  const { dialog, input } = await typed()
  confirm.mockReturnValue(false)
  for (const times of [1, 2, 3]) {
    await leave(dialog)
    await until(() => confirm.mock.calls.length === times)
  }
  expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave anyway?')
  await until(() => dialog.open)
  expect(input.isConnected && input.value).toBe('Huber')
})

test.each(WAYS)('%s closes for who agrees, and the next time starts clean', async (_, leave) => {
  const { root, dialog } = await typed()
  confirm.mockReturnValue(true)
  await leave(dialog)
  await until(() => !dialog.open)
  root.querySelector<HTMLElement>('.opener')?.click()
  await until(() => dialog.open)
  const input = await until(() => dialog.querySelector('input'))
  await userEvent.click(input)
  expect(input.value).toBe('')
  await leave(dialog)
  await until(() => !dialog.open)
  expect(confirm).toHaveBeenCalledOnce()
})
