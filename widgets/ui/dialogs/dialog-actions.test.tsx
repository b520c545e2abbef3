import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawn, until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
import { TextField } from '../fields/text-field.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { GuardedModal } from './guarded-modal.tsx'

const nothing = () => {}

const Form = () => (
  <GuardedModal open title="New" onClose={nothing}>
    <form>
      <DialogActions busy={false} onClose={nothing}>
        <button type="button">Delete</button>
      </DialogActions>
    </form>
  </GuardedModal>
)
const Question = () => (
  <ConfirmDialog
    open
    busy={false}
    title="Delete?"
    text="It is gone then."
    action="Delete"
    onConfirm={nothing}
    onClose={nothing}
  />
)

test.each([
  ['a form', Form, ['Delete', 'Cancel', 'Save']],
  ['a question', Question, ['Cancel', 'Delete']]
])('%s ends with the way out and then the deed, at the same end', async (_what, View, names) => {
  const root = await show(View)
  const dialog = await until(() => root.querySelector('dialog[open]'))
  const buttons = [...dialog.querySelectorAll('.modal-body button, .modal-footer button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
  const [way, deed] = buttons.slice(-2).map((button) => button.getBoundingClientRect())
  const { right } = dialog.getBoundingClientRect()
  expect([way?.top, (deed?.left ?? 0) > (way?.right ?? 0), right - (deed?.right ?? 0)]).toEqual([deed?.top, true, 24])
})

/** The longest deed beside a way out with a name of its own, in a wide font. */
const German = () => (
  <div style={{ font: '16px monospace' }}>
    <ConfirmDialog
      open
      busy={false}
      title="Absagen?"
      text="Alle bekommen eine E-Mail."
      action="Veranstaltung absagen"
      cancel="Nicht absagen"
      onConfirm={nothing}
      onClose={nothing}
    />
  </div>
)

test('on a desk two long buttons of a question stand beside each other', async () => {
  await page.viewport(1280, 800)
  const root = await show(German)
  const footer = await until(() => root.querySelector('dialog[open] .modal-footer'))
  const [way, deed] = [...footer.children].map((button) => button.getBoundingClientRect().top)
  expect(way).toBe(deed)
})

const NAMES = Array.from({ length: 20 }, (_, at) => `Field ${at + 1}`)

const Long = () => (
  <GuardedModal open title="New" onClose={nothing}>
    <form className="stack">
      {NAMES.map((name) => (
        <TextField key={name} name={name} label={name} value="" errors={[]} onInput={nothing} />
      ))}
      <DialogActions busy={false} onClose={nothing} />
    </form>
  </GuardedModal>
)

test.each([
  [390, 844],
  [1280, 800],
  [844, 390]
])('at %d × %d, a long form shows its buttons, and a field with the focus its label', async (width, height) => {
  await page.viewport(width, height)
  const root = await show(Long)
  const dialog = await until(() => root.querySelector('dialog[open]'))
  const areaOf = (selector: string) => (dialog.querySelector(selector) as Element).getBoundingClientRect()
  const fields = [...dialog.querySelectorAll<HTMLElement>('input')]
  for (const field of [...fields, ...fields.toReversed()]) {
    field.focus()
    await drawn()
    const [head, foot] = [areaOf('.modal-header'), areaOf('.dialog-actions')]
    const label = areaOf(`label[for="${field.id}"]`)
    expect([field.id, label.top >= head.bottom, field.getBoundingClientRect().bottom <= foot.top]).toEqual([
      field.id,
      true,
      true
    ])
    expect(Math.floor(foot.bottom)).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom)
    expect(foot.bottom).toBeLessThanOrEqual(height)
  }
})
