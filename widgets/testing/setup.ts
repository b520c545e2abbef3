import { afterEach, beforeEach } from 'vitest'
import { resetNetwork } from './network.ts'

beforeEach(() => resetNetwork())
afterEach(() => {
  document.body.replaceChildren()
})
