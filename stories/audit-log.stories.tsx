import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAuditPage } from '#contract/examples/audit-log.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/ops/audit-log/audit-log.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const GET = 'GET /api/v1/audit-log'

const meta: Meta = {
  title: 'App/Audit log',
  render: () => (
    <AppStage path="/account-admin/audit-log">
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [GET]: body(exampleAuditPage) }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })

export const Listed: StoryObj = {}
export const MoreToCome = answered({ [GET]: body({ ...exampleAuditPage, total: 120 }) })
export const Empty = answered({ [GET]: body({ ...exampleAuditPage, entries: [], total: 0 }) })
export const Loading = answered({ [GET]: never })
export const Failed = answered({ [GET]: refusal(500) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: narrow }
