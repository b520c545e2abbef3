import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleEnded, exampleStarts, exampleWaiting, exampleWaitlist } from '#contract/examples/waitlist.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/booking/waitlist/waitlist.tsx'

const LIST = 'GET /api/v1/waitlist'
const STARTS = `GET /api/v1/waitlist/${exampleWaiting[1]?.uuid}/starts`
const times = { starts: exampleStarts, time_zone: 'Europe/Vienna' }

const meta: Meta = {
  title: 'App/Waitlist',
  ...appPage('/waitlist', Page, { [LIST]: body(exampleWaitlist), [STARTS]: body(times) })
}
export default meta

const offering = async (canvas: Element) => {
  await press(canvas, 'tbody tr:nth-child(2) .table-actions .button')
  await find(canvas, 'dialog[open] .waiting-times')
}

export const Listed: StoryObj = {}
export const Ended = answered({
  [LIST]: body({ ...exampleWaitlist, entries: exampleEnded, total: exampleEnded.length })
})
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleWaitlist, entries: [], total: 0 }) })
export const Offering = played(offering)
export const NothingFree = played(
  async (canvas) => {
    await press(canvas, 'tbody tr:nth-child(2) .table-actions .button')
    await find(canvas, 'dialog[open] .lead')
  },
  { [LIST]: body(exampleWaitlist), [STARTS]: body({ ...times, starts: [] }) }
)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
