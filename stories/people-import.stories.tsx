import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  exampleCancelled,
  exampleChecked,
  exampleChecking,
  exampleDone,
  exampleMovedRows,
  exampleMoving,
  exampleRefusedRows,
  exampleRunning
} from '#contract/examples/people-import.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/people/people-import/people-import.tsx'

const CALL = '/api/v1/people-imports'
const LIST = `GET ${CALL}`
const ROWS = { [`GET ${CALL}/${exampleChecked.uuid}/rows`]: body(exampleRefusedRows) }
const listing = (...imports: object[]) => ({ [LIST]: body({ imports }), ...ROWS })

const meta: Meta = {
  title: 'App/People import',
  render: () => (
    <AppStage path="/account-admin/people/import">
      <Page />
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: listing(exampleChecked)
  }
}
export default meta

const answered = (answers: Record<string, unknown>): StoryObj => ({ parameters: { answers } })
const choosing = (answers: Record<string, unknown>): StoryObj => ({
  parameters: { answers: { ...listing(), ...answers } },
  play: async ({ canvasElement }) => {
    const input = (await find(canvasElement, 'input[type=file]')) as HTMLInputElement
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Alias'], 'leute.csv', { type: 'text/csv' }))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
})

export const Checked: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const None = answered(listing())
export const Sending = choosing({ [`POST ${CALL}`]: never })
export const FileRefused = choosing({
  [`POST ${CALL}`]: refusal(422, { message: 'No', errors: { file: ['This file is empty below its column names.'] } })
})
export const MovingASignIn: StoryObj = {
  ...answered({ ...listing(exampleMoving), [`GET ${CALL}/${exampleChecked.uuid}/rows`]: body(exampleMovedRows) }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.import-group.changed summary')
    await find(canvasElement, '.import-mark')
  }
}
export const RowsFailed = answered({
  ...listing(exampleChecked),
  [`GET ${CALL}/${exampleChecked.uuid}/rows`]: refusal(500)
})
export const Starting: StoryObj = {
  ...answered({ ...listing(exampleChecked), [`POST ${CALL}/${exampleChecked.uuid}/start`]: never }),
  play: ({ canvasElement }) => press(canvasElement, '.file-import-current .button.primary')
}
export const Checking = answered(listing(exampleChecking))
export const NothingToTake = answered(
  listing({ ...exampleChecked, fates: { created: 0, changed: 0, same: 609, refused: 3 }, ignored_columns: [] })
)
export const Running = answered(listing(exampleRunning))
export const Cancelled = answered(listing(exampleCancelled))
export const Done = answered(listing(exampleDone))
export const Inviting: StoryObj = {
  ...answered({ ...listing(exampleDone), [`POST ${CALL}/${exampleChecked.uuid}/invitations`]: body({ count: 40 }) }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.file-import-current .button.primary')
    await press(canvasElement, 'dialog[open] .button.primary')
    await find(canvasElement, '[role=status] .notice')
  }
}
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
