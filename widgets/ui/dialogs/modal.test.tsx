import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drawn, until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { Modal } from './modal.tsx'

function Case({ clickToClose = true }: { clickToClose?: boolean }) {
  const [open, setOpen] = useState(false)
  const [label, setLabel] = useState('Inside')
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Add to contacts" clickToClose={clickToClose}>
        <button type="button" className="inside" onClick={() => setLabel('Pressed')}>
          {label}
        </button>
      </Modal>
    </>
  )
}

async function opened(clickToClose?: boolean) {
  const root = await show(() => <Case clickToClose={clickToClose} />)
  const opener = root.querySelector('.opener') as HTMLElement
  opener.focus()
  opener.click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  return { root, opener, dialog }
}

const press = (target: EventTarget) => {
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('stays open on a click inside, or on the background if that is disabled', async () => {
  const { dialog, root } = await opened(false)
  press(root.querySelector('.inside') as Element)
  press(dialog)
  await drawn()
  expect(dialog.open).toBe(true)
})

test('stays open when text is selected beyond its edge', async () => {
  const { dialog, root } = await opened()
  root.querySelector('.inside')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await drawn()
  expect(dialog.open).toBe(true)
})

test('closes on a click on the background', async () => {
  const { dialog } = await opened()
  press(dialog)
  await until(() => !dialog.open)
})

test('closes on a click on the background although it renders again between press and release', async () => {
  const { dialog, root } = await opened()
  dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  ;(root.querySelector('.inside') as HTMLElement).click()
  await until(() => root.querySelector('.inside')?.textContent === 'Pressed')
  await drawn()
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await until(() => !dialog.open)
})

test('is labelled, takes the focus, closes on Escape and returns the focus', async () => {
  const { dialog, root, opener } = await opened()
  const name = root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  expect(name?.textContent).toBe('Add to contacts')
  await until(() => root.activeElement === name)
  await userEvent.keyboard('{Escape}')
  await until(() => !dialog.open)
  expect(root.activeElement).toBe(opener)
})

test('is 600 px wide and 5 % from the top', async () => {
  const { dialog } = await opened()
  const { width } = dialog.getBoundingClientRect()
  expect(width).toBe(Math.min(600, innerWidth - 24))
  expect(Number.parseFloat(getComputedStyle(dialog).marginTop)).toBeCloseTo(innerHeight * 0.05, 0)
})

test('scrolls its body and not itself, also with a hidden text at the end of a long one', async () => {
  const root = await show(() => (
    <Modal open onClose={() => {}} title="Add to contacts">
      <div style={{ blockSize: '3000px' }} />
      <p className="visually-hidden">3 found</p>
    </Modal>
  ))
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  const body = dialog.querySelector('.modal-body') as HTMLElement
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  expect(dialog.scrollHeight).toBe(dialog.clientHeight)
})
