import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Link, Router, useLocation } from 'wouter'
import type { Tag } from '#contract/tags'
import { defineWidget } from '../core/element/define-widget.tsx'
import { StoreProvider } from '../core/element/store.tsx'
import { useUnsaved } from '../core/forms/unsaved.ts'
import { mount, until } from '../testing/mount.ts'
import { useLeaveGuard } from './leave-guard.ts'

const tag = { tag: 'advisor-guard-probe', props: {} } as const satisfies Tag
const own = location.href

function Form() {
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  return (
    <button type="button" aria-pressed={dirty} onClick={() => setDirty(!dirty)}>
      edit
    </button>
  )
}

function View() {
  const [path] = useLocation()
  return (
    <>
      <output>{path}</output>
      {path === '/form' && <Form />}
      <Link href="/other">other</Link>
      <Link href="/form?step=2">step</Link>
    </>
  )
}

const Probe = () => (
  <Router base="/guarded" aroundNav={useLeaveGuard()}>
    <View />
  </Router>
)

const confirm = vi.fn()
beforeAll(() => defineWidget(tag, Probe, { styles: [], plain: true, provide: StoreProvider }))
beforeEach(() => {
  confirm.mockReset()
  vi.stubGlobal('confirm', confirm)
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', own)
})

const shown = (root: ParentNode) => root.querySelector('output')?.textContent
const click = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('a')].find((one) => one.textContent === text)?.click()

const isClosingAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function edit() {
  history.replaceState(null, '', '/guarded/start')
  history.pushState(null, '', '/guarded/form')
  const { root } = await mount(`<${tag.tag}></${tag.tag}>`, 'button')
  root.querySelector('button')?.click()
  await until(isClosingAsked)
  return root
}

test('stays on the page when the user wants to keep unsaved changes', async () => {
  const root = await edit()
  confirm.mockReturnValue(false)
  click(root, 'other')
  expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave anyway?')
  expect(shown(root)).toBe('/form')
  expect(root.querySelector('[aria-pressed="true"]')).not.toBeNull()
})

test('also when going back in the browser', async () => {
  const root = await edit()
  confirm.mockReturnValue(false)
  history.back()
  await until(() => confirm.mock.calls.length)
  expect(location.pathname).toBe('/guarded/form')
  expect(shown(root)).toBe('/form')
})

test('asks before the page is closed', async () => {
  const root = await edit()
  expect(isClosingAsked()).toBe(true)
  root.querySelector('button')?.click()
  await until(() => !isClosingAsked())
})

test('leaves after confirmation without asking again', async () => {
  const root = await edit()
  confirm.mockReturnValue(true)
  click(root, 'other')
  await until(() => shown(root) === '/other')
  history.back()
  await until(() => shown(root) === '/form')
  expect(confirm).toHaveBeenCalledOnce()
})

test('does not ask when moving within the page', async () => {
  const root = await edit()
  click(root, 'step')
  expect(confirm).not.toHaveBeenCalled()
  expect(location.search).toBe('?step=2')
})

test('does not ask without changes', async () => {
  const root = await edit()
  root.querySelector('button')?.click()
  await until(() => !isClosingAsked())
  click(root, 'other')
  await until(() => shown(root) === '/other')
  expect(confirm).not.toHaveBeenCalled()
})
