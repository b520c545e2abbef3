import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Link, Router, useLocation } from 'wouter'
import type { Tag } from '#contract/tags'
import { notificationsAtom, notifyAtom } from '../core/data/notify.ts'
import { defineWidget } from '../core/element/define-widget.tsx'
import { StoreProvider } from '../core/element/store.tsx'
import { useUnsaved } from '../core/forms/unsaved.ts'
import { mount, until } from '../testing/mount.ts'
import { createLayers } from './layers.ts'
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
  const notify = useSetAtom(notifyAtom)
  const notices = useAtomValue(notificationsAtom)
  return (
    <>
      <output>{path}</output>
      <ul>
        {notices.map(({ id, kind }) => (
          <li key={id}>{kind}</li>
        ))}
      </ul>
      {path === '/form' && <Form />}
      <button type="button" className="fail" onClick={() => notify('failure')}>
        fail
      </button>
      <button type="button" className="succeed" onClick={() => notify('success', 'ui.close')}>
        succeed
      </button>
      <Link href="/other">other</Link>
      <Link href="/form?step=2">step</Link>
      <Link href="/form?id=2">another</Link>
      <Link href="/form?tab=hours">tab</Link>
      <Link href="/form?id=3" replace>
        saved
      </Link>
    </>
  )
}

const layers = createLayers()

const Probe = () => (
  <Router base="/guarded" aroundNav={useLeaveGuard(layers)}>
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

test('asks where the page would show something else', async () => {
  const root = await edit()
  confirm.mockReturnValue(false)
  click(root, 'another')
  expect(confirm).toHaveBeenCalledOnce()
  expect(location.search).toBe('')
  confirm.mockReturnValue(true)
  click(root, 'another')
  expect(location.search).toBe('?id=2')
  confirm.mockReturnValue(false)
  history.back()
  await until(() => confirm.mock.calls.length === 3)
  expect(location.search).toBe('?id=2')
})

test('asks before another tab takes the form away', async () => {
  const root = await edit()
  confirm.mockReturnValue(false)
  click(root, 'tab')
  expect(confirm).toHaveBeenCalledOnce()
  expect(location.search).toBe('')
})

const notices = (root: ParentNode) => [...root.querySelectorAll('li')].map((one) => one.textContent)
const press = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`.${name}`)?.click()

test('what has failed is said until another page is open, what was done a moment longer', async () => {
  history.replaceState(null, '', '/guarded/form')
  const { root } = await mount(`<${tag.tag}></${tag.tag}>`, 'button')
  press(root, 'fail')
  await until(() => notices(root).join() === 'failure')
  click(root, 'step')
  expect(notices(root)).toEqual(['failure'])
  click(root, 'other')
  await until(() => shown(root) === '/other' && !notices(root).length)
  press(root, 'fail')
  await until(() => notices(root).length)
  history.back()
  await until(() => shown(root) === '/form' && !notices(root).length)
  press(root, 'succeed')
  await until(() => notices(root).length)
  click(root, 'other')
  await until(() => shown(root) === '/other')
  expect(notices(root)).toEqual(['success'])
})

test('does not ask where a page replaces its own address', async () => {
  const root = await edit()
  click(root, 'saved')
  expect(confirm).not.toHaveBeenCalled()
  expect(location.search).toBe('?id=3')
})

test('does not ask without changes', async () => {
  const root = await edit()
  root.querySelector('button')?.click()
  await until(() => !isClosingAsked())
  click(root, 'other')
  await until(() => shown(root) === '/other')
  expect(confirm).not.toHaveBeenCalled()
})
