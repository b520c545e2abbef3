import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  exampleBegunReport,
  exampleCampaigns,
  exampleFunnel,
  exampleRanking,
  exampleReport,
  exampleReportOfMany,
  exampleReportScope
} from '#contract/examples/reports.example'
import type { ReportName } from '#contract/reports'
import { AppStage } from '../.storybook/app-stage.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { ReportView } from '../widgets/reports/reports/report.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const SCOPE = 'GET /api/v1/reports'
const SESSIONS = 'GET /api/v1/reports/sessions'
const SEARCHES = 'GET /api/v1/reports/search'
const CARDS = 'GET /api/v1/reports/cards'

const FUNNEL = 'GET /api/v1/reports/sessions/funnel'
const CAMPAIGNS = 'GET /api/v1/reports/sessions/campaigns'
const RANKING = 'GET /api/v1/reports/sessions/ranking'

const meta: Meta<{ name: ReportName; search: string }> = {
  title: 'App/Reports',
  args: { name: 'sessions', search: '' },
  render: ({ name, search }) => (
    <AppStage path={`/reports/${name}-reports${search}`}>
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
      [CARDS]: body(exampleReport('cards')),
      [FUNNEL]: body(exampleFunnel()),
      [CAMPAIGNS]: body(exampleCampaigns),
      [RANKING]: body(exampleRanking('advisors', 598))
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
/** More branches and advisors than are listed. */
export const Many = answered({ [SESSIONS]: body(exampleReportOfMany('sessions')), [FUNNEL]: body(exampleFunnel(40)) })
/** The last day has begun and is compared with nothing. */
export const Begun = answered({ [SESSIONS]: body(exampleBegunReport('sessions')) })
export const BegunGerman: StoryObj = { ...Begun, globals: { ...german, ...narrow } }
export const AllAdvisors: StoryObj = { args: { search: '?all=advisors' } }
export const AllBranchesNoneFound: StoryObj = {
  args: { search: '?all=branches&q=xyz' },
  ...answered({ [RANKING]: body(exampleRanking('branches', 0)) })
}
export const AllAdvisorsFailed: StoryObj = { ...AllAdvisors, ...answered({ [RANKING]: refusal(500) }) }
export const AllAdvisorsNarrow: StoryObj = { ...AllAdvisors, globals: narrow }
export const AllAdvisorsDark: StoryObj = { ...AllAdvisors, globals: dark }
export const FunnelFailed = answered({ [FUNNEL]: refusal(500) })
export const Nothing = answered({
  [SESSIONS]: body(nothing),
  [FUNNEL]: body({ total: { visits: 0, booked: 0, held: 0 }, branches: [] })
})
export const WithoutBranch = answered({ [SCOPE]: body({ branches: [], advisors: [] }), [SESSIONS]: body(nothing) })
export const Loading = answered({ [SESSIONS]: never })
export const Failed = answered({ [SESSIONS]: refusal(500) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: narrow }
