import type { Meta } from '@storybook/react-vite'
import { exampleBookingFunnel, exampleWithoutTime } from '#contract/examples/booking-funnel.example'
import { exampleReportScope } from '#contract/examples/reports.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/reports/booking-funnel/booking-funnel.tsx'
import { pick } from '../widgets/testing/combobox.ts'

const FUNNEL = 'GET /api/v1/reports/sessions/booking-steps'
const WITHOUT_TIME = 'GET /api/v1/reports/sessions/without-time'

const meta: Meta = {
  title: 'App/Steps to a talk',
  ...appPage('/reports/booking-steps', Page, {
    'GET /api/v1/reports': body(exampleReportScope),
    [FUNNEL]: body(exampleBookingFunnel),
    [WITHOUT_TIME]: body(exampleWithoutTime)
  })
}
export default meta

const comparing = async (canvas: Element) => {
  const root = await find(canvas, '.booking-funnel')
  await pick(root, 'first', 'Campaign plakat-graz')
  await pick(root, 'second', 'Page: Digital business card')
  await find(canvas, '.booking-funnel tfoot')
}

export const Shown = {}
export const Compared = played(comparing)
export const Narrow = { globals: narrow }
export const Dark = { globals: dark }
export const German = { globals: german }
export const Nothing = answered({
  [FUNNEL]: body({
    ...exampleBookingFunnel,
    steps: exampleBookingFunnel.steps.map(({ step }) => ({ step, count: 0, none: 0, late: 0, error: 0 })),
    campaigns: [],
    pages: [],
    widgets: []
  }),
  [WITHOUT_TIME]: body([])
})
export const Loading = answered({ [FUNNEL]: never })
export const Failed = answered({ [FUNNEL]: refusal(500) })
