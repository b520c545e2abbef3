import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/booking/appointment-types/appointment-types.element.ts'

const own = '/api/v1/advisors/anna-gruber/appointment-types'
const { parameters, ...shared } = elementStories('advisor-appointment-types')

const meta: Meta = {
  title: 'Advisors/Appointment types',
  ...shared,
  parameters: { ...parameters, answers: { [`GET ${own}`]: body(exampleTypes), [`PUT ${own}`]: done } },
  args: { alias: 'anna-gruber' }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const choose = (canvas: Element) => press(canvas, '[name=online]')
const save = async (canvas: Element) => {
  await choose(canvas)
  await press(canvas, '[type=submit]')
}

export const Ready: StoryObj = {}
export const Loading = answered({ [`GET ${own}`]: never })
export const Failed: StoryObj = { ...answered({ [`GET ${own}`]: refusal(503) }), name: 'Error' }
export const Processing: StoryObj = {
  ...answered({ [`PUT ${own}`]: never }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Idle: StoryObj = { name: 'Idle again, saved', play: ({ canvasElement }) => save(canvasElement) }
export const Refused: StoryObj = {
  ...answered({
    [`PUT ${own}`]: refusal(422, { message: 'x', errors: { '0': ['Online meetings are switched off.'] } })
  }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const NothingChosen = answered({ [`GET ${own}`]: body([]) })
export const NotSavedYet: StoryObj = { play: ({ canvasElement }) => choose(canvasElement) }
export const OwnTexts: StoryObj = { args: { label: 'Ways to meet', help: 'Customers see them in this order.' } }
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
