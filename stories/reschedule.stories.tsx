import type { Meta, StoryObj } from '@storybook/react-vite'
import type { VisitorAppointment } from '#contract/appointments'
import { exampleToken, exampleVisitorAppointment } from '#contract/examples/appointments.example'
import { press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import { available } from '../widgets/booking/booking/testing/harness.ts'
import '../widgets/booking/booking/reschedule.element.ts'

const GET = `GET /api/v1/appointments/${exampleToken}`
const PATCH = `PATCH /api/v1/appointments/${exampleToken}`

const inDays = (days: number, hour: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}:00:00Z`
const appointment: VisitorAppointment = {
  ...exampleVisitorAppointment,
  starts_at: inDays(7, 10),
  ends_at: inDays(7, 11)
}
const { parameters, ...shared } = elementStories('advisor-reschedule')

const meta: Meta = {
  title: 'Visitors/Reschedule',
  ...shared,
  parameters: {
    ...parameters,
    answers: {
      [GET]: body(appointment),
      [PATCH]: body({ ...appointment, starts_at: inDays(8, 10), ends_at: inDays(8, 11) }),
      'GET /api/v1/advisors/anna-gruber/availability': available
    }
  },
  args: { token: exampleToken }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const choose = (canvas: Element) => press(canvas, '.times .slot:not(.skeleton *):not([aria-current])')
const move = async (canvas: Element) => {
  await choose(canvas)
  await press(canvas, '.confirm .primary')
}
const gone = refusal(409, { message: 'x', slots: [inDays(8, 10), inDays(8, 14), inDays(9, 10)] })

export const Ready: StoryObj = {}
export const Loading = answered({ [GET]: never })
export const Failed: StoryObj = { ...answered({ [GET]: refusal(400) }), name: 'Error' }
export const Unknown = answered({ [GET]: refusal(404) })
export const Cancelled = answered({ [GET]: body({ ...appointment, state: 'cancelled' }) })
export const Over = answered({ [GET]: body({ ...appointment, starts_at: inDays(-2, 10), ends_at: inDays(-2, 11) }) })
export const Chosen: StoryObj = { play: ({ canvasElement }) => choose(canvasElement) }
export const Processing: StoryObj = {
  ...answered({ [PATCH]: never }),
  play: ({ canvasElement }) => move(canvasElement)
}
export const Moved: StoryObj = { play: ({ canvasElement }) => move(canvasElement) }
export const SlotGone: StoryObj = {
  ...answered({ [PATCH]: gone }),
  name: 'Slot gone (409)',
  play: ({ canvasElement }) => move(canvasElement)
}
export const ServerError: StoryObj = {
  ...answered({ [PATCH]: refusal(500) }),
  play: ({ canvasElement }) => move(canvasElement)
}
export const German: StoryObj = { globals: german, play: ({ canvasElement }) => choose(canvasElement) }
export const Dark: StoryObj = { globals: dark, play: ({ canvasElement }) => choose(canvasElement) }
export const Narrow: StoryObj = { ...German, globals: { ...german, ...narrow } }
