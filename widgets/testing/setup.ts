import { afterEach, beforeEach } from 'vitest'
import { resetNetwork } from './network.ts'

/** Tests share one document: what one of them leaves on its root would hold for the next. */
const root = document.documentElement
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
const { title } = document
const { href } = location

/** Until the browser has gone where a widget sent it: otherwise it would arrive in the next test, and take that along. */
let turned: Promise<unknown> | undefined
history.go = (by) => {
  turned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  History.prototype.go.call(history, by)
}

async function resetDocument() {
  document.body.replaceChildren()
  await turned
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  document.title = title
  history.replaceState(null, '', href)
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(() => resetNetwork())
afterEach(() => resetDocument())
