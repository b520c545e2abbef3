import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleReport, exampleReportScope } from '#contract/examples/reports.example'
import type { ReportName } from '#contract/reports'
import { AppStage } from '../.storybook/app-stage.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { ReportView } from '../widgets/reports/reports/report.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const SCOPE = 'GET /api/v1/reports'
const SESSIONS = 'GET /api/v1/reports/sessions'
const SEARCHES = 'GET /api/v1/reports/search'
const CARDS = 'GET /api/v1/reports/cards'

const meta: Meta<{ name: ReportName }> = {
  title: 'App/Reports',
  args: { name: 'sessions' },
  render: ({ name }) => (
    <AppStage path={`/reports/${name}-reports`}>
      <FormProvider>
        <ReportView name={name} />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [SCOPE]: body(exampleReportScope),
      [SESSIONS]: body(exampleReport('sessions')),
      [SEARCHES]: body(exampleReport('search')),
      [CARDS]: body(exampleReport('cards'))
    }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })

const sessions = exampleReport('sessions')
const nothing = {
  ...sessions,
  figures: sessions.figures.map(({ metric, counts }) => ({
    metric,
    count: 0,
    before: 0,
    counts: counts.map(() => 0),
    counts_before: counts.map(() => 0)
  })),
  branches: [],
  advisors: []
}

export const Sessions: StoryObj = {}
export const Cards: StoryObj = { args: { name: 'cards' } }
export const Searches: StoryObj = { args: { name: 'search' } }
export const Nothing = answered({ [SESSIONS]: body(nothing) })
export const WithoutBranch = answered({ [SCOPE]: body({ branches: [], advisors: [] }), [SESSIONS]: body(nothing) })
export const Loading = answered({ [SESSIONS]: never })
export const Failed = answered({ [SESSIONS]: refusal(500) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: narrow }
