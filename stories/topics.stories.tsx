import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAssignments, exampleTopics } from '#contract/examples/appointment-topics.example'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/booking/appointment-topics/topics.element.ts'

const all = 'GET /api/v1/appointment-topics'
const own = '/api/v1/advisors/anna-gruber/appointment-topics'

const answers = {
  'GET /api/v1/configurations/online-appointments': body({ isTopicsEnabled: true }),
  [all]: body(exampleTopics),
  [`GET ${own}`]: body(exampleAssignments.slice(0, 2)),
  [`PUT ${own}`]: done
}
const { parameters, ...shared } = elementStories('advisor-topics')

const meta: Meta = {
  title: 'Advisors/Topics',
  ...shared,
  parameters: { ...parameters, answers },
  args: { alias: 'anna-gruber', header: 'Topics' }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const open = (canvas: Element) => press(canvas, 'input')
const chooseThird = async (canvas: Element) => {
  await open(canvas)
  await press(canvas, '[role=option]', 'Savings')
}
const save = async (canvas: Element) => {
  await chooseThird(canvas)
  await press(canvas, '[type=submit]')
}

const long = {
  ...exampleTopics[0],
  topic: 'Wohnbaufinanzierung mit Landesförderung und Zwischenfinanzierung für Genossenschaftswohnungen',
  comment: 'Vom ersten Gedanken bis zur Schlüsselübergabe: was Sie sich leisten können und welche Förderungen es gibt.'
}
const longTopics = answered({ [all]: body([long, ...exampleTopics.slice(1)]) })

export const Ready: StoryObj = {}
export const ChangedMeanwhile: StoryObj = {
  ...answered({ [`PUT ${own}`]: refusal(409, { message: 'x', code: CHANGED_MEANWHILE }) }),
  play: async ({ canvasElement }) => {
    await save(canvasElement)
    await find(canvasElement, '.notice.warning')
  }
}
export const Loading = answered({ [all]: never })
export const Failed: StoryObj = { ...answered({ [all]: refusal(503) }), name: 'Error' }
export const Processing: StoryObj = {
  ...answered({ [`PUT ${own}`]: never }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Idle: StoryObj = { name: 'Idle again, saved', play: ({ canvasElement }) => save(canvasElement) }
export const Refused: StoryObj = {
  ...answered({ [`PUT ${own}`]: refusal(422, { message: 'x', errors: { '0': ['This topic was withdrawn.'] } }) }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const SavingFailed: StoryObj = {
  ...answered({ [`PUT ${own}`]: refusal(500) }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const SwitchedOff = answered({
  'GET /api/v1/configurations/online-appointments': body({ isTopicsEnabled: false })
})
export const NothingChosen = answered({ [`GET ${own}`]: body([]) })
export const NoTopicsYet: StoryObj = {
  ...answered({ [all]: body([]), [`GET ${own}`]: body([]) }),
  play: ({ canvasElement }) => open(canvasElement)
}
export const Open: StoryObj = { play: ({ canvasElement }) => open(canvasElement) }
export const NotSavedYet: StoryObj = { play: ({ canvasElement }) => chooseThird(canvasElement) }
export const WithoutHeader: StoryObj = { args: { header: undefined } }
export const German: StoryObj = { ...longTopics, globals: german, args: { header: 'Themen' } }
export const GermanInformal: StoryObj = { ...longTopics, globals: informal, args: { header: 'Themen' } }
export const Dark: StoryObj = { globals: dark }
export const DarkAndOpen: StoryObj = { ...Open, globals: dark }
export const Narrow: StoryObj = {
  ...longTopics,
  ...Open,
  globals: { ...narrow, ...german },
  args: { header: 'Themen' }
}
