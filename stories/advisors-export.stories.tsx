import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleExportScope } from '#contract/advisors-export.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { AdvisorsExport } from '../widgets/advisors-export/advisors-export.tsx'
import { FormProvider } from '../widgets/ui/form-provider.tsx'

const GET = 'GET /api/v1/advisors-export'

const meta: Meta = {
  title: 'App/Advisors export',
  render: () => (
    <AppStage path="/account-admin/advisors-export">
      <FormProvider>
        <AdvisorsExport />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [GET]: body(exampleExportScope) }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })

export const Ready: StoryObj = {}
export const NoColumn: StoryObj = { play: ({ canvasElement }) => press(canvasElement, 'fieldset .button.quiet') }
export const Loading = answered({ [GET]: never })
export const Failed = answered({ [GET]: refusal(500) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
