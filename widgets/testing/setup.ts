import { afterEach, beforeEach } from 'vitest'
import { resetNetwork } from './network.ts'

/** Tests share one document: what one of them leaves on its root would hold for the next. */
const root = document.documentElement
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
const { title } = document
const { href } = location

function resetDocument() {
  document.body.replaceChildren()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  document.title = title
  history.replaceState(null, '', href)
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(() => resetNetwork())
afterEach(() => resetDocument())
