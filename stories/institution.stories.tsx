import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleInstitution } from '#contract/examples/institution.example'
import { exampleModuleUsage } from '#contract/examples/module-usage.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/organization/institution/institution.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const GET = 'GET /api/v1/institution'
const USAGE = 'GET /api/v1/modules/online-appointments/usage'

const meta: Meta = {
  title: 'App/Institution',
  render: () => (
    <AppStage path="/account-admin/institution">
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [GET]: body(exampleInstitution),
      [USAGE]: body(exampleModuleUsage)
    }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })

export const Ready: StoryObj = {}
export const Loading = answered({ [GET]: never })
export const Failed = answered({ [GET]: refusal(500) })
const turningOff: StoryObj = {
  play: ({ canvasElement }) => press(canvasElement, '.institution-modules [role=switch]')
}
export const TurningOff = turningOff
export const Counting: StoryObj = { ...answered({ [USAGE]: never }), ...turningOff }
export const NotCounted: StoryObj = { ...answered({ [USAGE]: refusal(500) }), ...turningOff }
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
