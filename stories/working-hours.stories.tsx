import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  exampleBreaks,
  exampleDayErrors,
  exampleHours,
  exampleInherited,
  exampleOwnWeek
} from '#contract/examples/working-hours.example'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import { type } from '../widgets/testing/mount.ts'
import '../widgets/calendar/working-hours/working-hours.element.ts'

const own = '/api/v1/advisors/anna-gruber/working-hours'
const { parameters, ...shared } = elementStories('advisor-working-hours')

const meta: Meta = {
  title: 'Advisors/Working hours',
  ...shared,
  parameters: {
    ...parameters,
    answers: { [`GET ${own}`]: body(exampleHours), [`GET ${own}/default`]: body(exampleOwnWeek), [`PUT ${own}`]: done }
  },
  args: { alias: 'anna-gruber' }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const fill = async (canvas: Element, field: string, time: string) => {
  const input = await find(canvas, `#working-hours-${field}`)
  input.focus()
  type(input, time)
  input.blur()
}
const overlap = async (canvas: Element) => {
  await fill(canvas, '1-end_time', '14:00')
  await press(canvas, '[type=submit]')
}
const save = async (canvas: Element) => {
  await fill(canvas, '1-end_time', '18:00')
  await press(canvas, '[type=submit]')
}
const reverse = async (canvas: Element) => {
  await fill(canvas, '1-end_time', '08:00')
  await fill(canvas, '2-start_time', '')
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
const changedMeanwhile = refusal(409, { message: 'x', code: CHANGED_MEANWHILE })
export const ChangedMeanwhile: StoryObj = {
  ...answered({ [`PUT ${own}`]: changedMeanwhile }),
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await find(canvasElement, '.notice.warning')
  }
}
export const ChangedMeanwhilePresent: StoryObj = {
  ...ChangedMeanwhile,
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await press(canvasElement, '.notice.warning button:not(.primary)')
  }
}
export const Reversed: StoryObj = { play: ({ canvasElement }) => reverse(canvasElement) }
export const RefusedByTheServer: StoryObj = {
  ...answered({ [`PUT ${own}`]: refusal(422, exampleDayErrors) }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const WithBreaks: StoryObj = answered({ [`GET ${own}`]: body(exampleBreaks) })
export const Copying: StoryObj = { play: ({ canvasElement }) => press(canvasElement, '.to-copy') }
export const Overlapping: StoryObj = { ...WithBreaks, play: ({ canvasElement }) => overlap(canvasElement) }
export const NoHoursYet = answered({ [`GET ${own}`]: body([]) })
export const RoundedDown: StoryObj = { play: ({ canvasElement }) => fill(canvasElement, '1-start_time', '09:50') }
export const German: StoryObj = { globals: german, play: ({ canvasElement }) => reverse(canvasElement) }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark, play: ({ canvasElement }) => reverse(canvasElement) }
export const Narrow: StoryObj = {
  globals: { ...narrow, ...german },
  play: ({ canvasElement }) => reverse(canvasElement)
}
export const NarrowWithBreaks: StoryObj = {
  ...WithBreaks,
  globals: { ...narrow, ...german },
  play: ({ canvasElement }) => press(canvasElement, '.to-copy')
}
export const DarkWithBreaks: StoryObj = { ...WithBreaks, globals: dark }

const inherited = { [`GET ${own}`]: body([]), [`GET ${own}/default`]: body(exampleInherited) }
export const Inherited = answered(inherited)
export const InheritedGerman: StoryObj = { ...Inherited, globals: { ...german, ...narrow } }
export const OwnBesideInherited = answered({ [`GET ${own}/default`]: body({ ...exampleInherited, is_kept: false }) })
export const GivingUp: StoryObj = {
  ...OwnBesideInherited,
  globals: informal,
  play: ({ canvasElement }) => press(canvasElement, '.week-back button')
}
