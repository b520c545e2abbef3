import type { Meta } from '@storybook/react-vite'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { exampleCampaigns, exampleReportScope } from '#contract/examples/reports.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/reports/codes/codes.tsx'
import { pick } from '../widgets/testing/combobox.ts'

const SCOPE = 'GET /api/v1/reports'
const TOPICS = 'GET /api/v1/appointment-topics'

const CAMPAIGNS = 'GET /api/v1/reports/sessions/campaigns'

const meta: Meta = {
  title: 'App/QR codes',
  ...appPage('/reports/codes', Page, {
    [SCOPE]: body(exampleReportScope),
    [TOPICS]: body(exampleTopics),
    [CAMPAIGNS]: body(exampleCampaigns)
  })
}
export default meta

const choosing = async (canvas: Element) => {
  await pick(await find(canvas, '.codes'), 'owner', 'Mag. Anna Gruber')
  await find(canvas, '.code-sheet')
}

export const Empty = {}
export const Chosen = played(choosing)
export const Narrow = { ...Chosen, globals: narrow }
export const Dark = { ...Chosen, globals: dark }
export const German = { ...Chosen, globals: german }
export const NoCampaigns = answered({ [CAMPAIGNS]: body([]) })
export const Loading = answered({ [SCOPE]: never })
export const Failed = answered({ [SCOPE]: refusal(500) })
