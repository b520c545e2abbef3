import { expect, test } from 'vitest'
import { until } from '../../testing/mount.ts'
import { show } from '../../testing/show.tsx'
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
