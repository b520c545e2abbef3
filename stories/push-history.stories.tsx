import type { Meta, StoryObj } from '@storybook/react-vite'
import { examplePushHistory } from '#contract/examples/push-history.example'
import type { PushRecord } from '#contract/push-history'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'
import { PushHistory } from '../widgets/wallet/push-notifications/push-history.tsx'

const LIST = 'GET /api/v1/wallet-cards/notifications'
const { notifications } = examplePushHistory
const [scheduled, underWay, , sent] = notifications as [PushRecord, PushRecord, PushRecord, PushRecord]
const taking = ({ uuid }: PushRecord) => `DELETE /api/v1/wallet-cards/notifications/${uuid}`

const meta: Meta = {
  title: 'App/Notification history',
  render: () => (
    <AppStage path="/wallet-cards/send-push-notifications">
      <FormProvider>
        <PushHistory sent={0} />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [LIST]: body(examplePushHistory) }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const played = (play: (canvas: Element) => Promise<void>): StoryObj => ({
  play: ({ canvasElement }) => play(canvasElement)
})
const open = async (canvas: Element) => {
  await press(canvas, '.push-open')
  await find(canvas, 'dialog .push-details')
}
const asking = (action: string) => async (canvas: Element) => {
  await open(canvas)
  await press(canvas, 'dialog .modal-footer button', action)
  await find(canvas, 'dialog .danger')
}
const agreeing = async (canvas: Element) => {
  await asking('Withdraw')(canvas)
  await press(canvas, 'dialog .danger')
}
const only = (record: PushRecord) => ({
  [LIST]: body({ ...examplePushHistory, notifications: [record], has_more: false })
})

export const Listed: StoryObj = {}
export const Empty = answered({ [LIST]: body({ ...examplePushHistory, notifications: [], has_more: false }) })
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Details: StoryObj = { ...answered(only(sent)), ...played(open) }
export const DetailsWhileSending: StoryObj = { ...answered(only(underWay)), ...played(open) }
export const DetailsToApprove: StoryObj = {
  ...answered(only({ ...scheduled, state: 'awaiting-approval', may_approve: true })),
  ...played(open)
}
export const DetailsOfWhatReachedNobody: StoryObj = {
  ...answered({
    ...only({ ...sent, state: 'undelivered', outcomes: scheduled.outcomes }),
    'GET /api/v1/wallet-cards/push-setup': body({ apple: false, google: false, link_hosts: [], needs_approval: false })
  }),
  ...played(open)
}
export const AskingToWithdraw: StoryObj = { ...answered(only(sent)), ...played(asking('Withdraw')) }
export const AskingToApprove: StoryObj = {
  ...answered(only({ ...scheduled, state: 'awaiting-approval', may_approve: true })),
  ...played(async (canvas) => {
    await open(canvas)
    await press(canvas, 'dialog .primary')
    await find(canvas, 'dialog .danger, dialog:has(.push-quote):not(:has(.push-details))')
  })
}
export const AskingToCancel: StoryObj = { ...answered(only(scheduled)), ...played(asking('Do not send')) }
export const Withdrawing: StoryObj = { ...answered({ ...only(sent), [taking(sent)]: never }), ...played(agreeing) }
export const WithdrawalFailed: StoryObj = {
  ...answered({ ...only(sent), [taking(sent)]: refusal(500) }),
  ...played(agreeing)
}
export const NotSentByThen = answered(
  only({ ...scheduled, state: 'cancelled', withdrawn_at: scheduled.due_at, withdrawer_name: '' })
)
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
