import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleExportScope } from '#contract/examples/advisors-export.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/people/advisors-export/advisors-export.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const GET = 'GET /api/v1/advisors-export'

const meta: Meta = {
  title: 'App/Advisors export',
  render: () => (
    <AppStage path="/account-admin/advisors-export">
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [GET]: body(exampleExportScope) }
  }
}
export default meta

const CSV = `${GET}/csv`
const XLSX = `${GET}/xlsx`

/** A partly downloaded file. */
const begun = () =>
  new Response(new ReadableStream({ start: (pipe) => pipe.enqueue(new TextEncoder().encode('x\r\n'.repeat(251))) }))

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })

export const Ready: StoryObj = {}
export const NoColumn: StoryObj = { play: ({ canvasElement }) => press(canvasElement, 'fieldset .button.quiet') }
export const Loading = answered({ [GET]: never })
export const Failed = answered({ [GET]: refusal(500) })
export const Fetching: StoryObj = {
  ...answered({ [CSV]: begun }),
  play: ({ canvasElement }) => press(canvasElement, '[download]:not(.primary)')
}
export const FetchingPacked: StoryObj = {
  ...answered({ [XLSX]: begun }),
  play: ({ canvasElement }) => press(canvasElement, '[download].primary')
}
export const Stopped: StoryObj = {
  ...answered({ [XLSX]: begun }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[download].primary')
    await press(canvasElement, '.export-progress button')
  }
}
export const FileRefused: StoryObj = {
  ...answered({ [CSV]: refusal(429) }),
  play: ({ canvasElement }) => press(canvasElement, '[download]:not(.primary)')
}
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
