import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleShownEvents } from '#contract/examples/branch-events.example'
import { find } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/booking/branch-events/events.element.ts'

const LIST = 'GET /api/v1/branches/graz/events'
const { parameters, ...shared } = elementStories('advisor-events')

const meta: Meta = {
  title: 'Visitors/Events',
  ...shared,
  args: { branch: 'graz' },
  parameters: { ...parameters, answers: { [LIST]: body(exampleShownEvents) } }
}
export default meta

const answered = (answer: unknown) => ({ parameters: { answers: { [LIST]: answer } } })

export const Listed: StoryObj = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.shown-event')
  }
}
export const None: StoryObj = answered(body({ events: [], total: 0 }))
export const Loading: StoryObj = answered(never)
export const SwitchedOff: StoryObj = answered(refusal(403))
export const German: StoryObj = { ...Listed, globals: german }
export const Dark: StoryObj = { ...Listed, globals: dark }
export const Narrow: StoryObj = { ...Listed, globals: { ...narrow, ...german } }
