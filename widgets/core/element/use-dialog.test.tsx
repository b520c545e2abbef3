import { beforeAll, expect, test } from 'vitest'
import type { Tag } from '#contract/tags'
import { mount, until } from '../../testing/mount.ts'
import { defineWidget } from './define-widget.tsx'
import { type DialogProps, useDialog } from './use-dialog.ts'

let isAway = true

const Dialog = ({ isOpen }: DialogProps) => <p>{isOpen ? 'open' : 'closed'}</p>
const load = () => (isAway ? Promise.reject(new TypeError('offline')) : Promise.resolve({ Dialog }))

function Opener() {
  const { Dialog: Loaded, isFailed, button, dialog } = useDialog({ load })
  return (
    <>
      <button {...button}>{isFailed ? 'failed' : 'open'}</button>
      {Loaded && <Loaded alias="" {...dialog} />}
    </>
  )
}

beforeAll(() => {
  const tag: Tag = { tag: 'advisor-opener', props: {} }
  defineWidget(tag, Opener, { styles: [] })
})

test('a dialog that could not be loaded does not open by itself once the network is back', async () => {
  const { root } = await mount('<advisor-opener></advisor-opener>', 'button')
  const button = () => root.querySelector('button')
  button()?.click()
  await until(() => button()?.textContent === 'failed')
  expect(button()?.getAttribute('aria-busy')).not.toBe('true')
  isAway = false
  dispatchEvent(new Event('online'))
  const shown = await until(() => root.querySelector('p'))
  expect(shown.textContent).toBe('closed')
  button()?.click()
  await until(() => shown.textContent === 'open')
})
