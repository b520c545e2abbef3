import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleBranchEvents } from '#contract/examples/branch-events.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/booking/branch-events/branch-events.tsx'

const LIST = 'GET /api/v1/branch-events'
const ADD = 'POST /api/v1/branch-events'
const refused = { message: 'x', errors: { seats: ['Please enter a number of seats from 1 to 5000.'] } }

const meta: Meta = {
  title: 'App/Branch events',
  ...appPage('/account-admin/branch-events', Page, { [LIST]: body(exampleBranchEvents) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.branch-events .button.primary')
  await find(canvas, 'dialog[open] [name=title-en]')
  await fill(canvas, { 'title-en': 'Safe online' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const deleting = async (canvas: Element) => {
  await press(canvas, '.branch-events tr:nth-child(3) .table-actions .button:last-child')
  await find(canvas, 'dialog[open]')
}
const cancelling = async (canvas: Element) => {
  await press(canvas, '.branch-events tr:nth-child(1) .table-actions .button:last-child')
  await find(canvas, 'dialog[open] [name=message]')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleBranchEvents, events: [], total: 0 }) })
export const Refused = played(adding, { [LIST]: body(exampleBranchEvents), [ADD]: refusal(422, refused) })
export const Saving = played(adding, { [LIST]: body(exampleBranchEvents), [ADD]: never })
export const Deleting = played(deleting)
export const Cancelling = played(cancelling)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
