import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAdvisorList, exampleEmptyList } from '#contract/examples/advisor-list.example'
import { find } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import '../widgets/site/advisor-list/list.element.ts'

const LIST = 'GET /api/v1/advisor-list'
const { parameters, ...shared } = elementStories('advisor-list')

const meta: Meta = {
  title: 'Visitors/Advisor list',
  ...shared,
  parameters: { ...parameters, answers: { [LIST]: body(exampleAdvisorList) } }
}
export default meta

const answered = (answer: unknown) => ({ parameters: { answers: { [LIST]: answer } } })

export const Listed: StoryObj = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.listed-person')
  }
}
export const OfBranch: StoryObj = { ...Listed, args: { branch: 'graben' } }
export const More: StoryObj = { ...Listed, ...answered(body({ ...exampleAdvisorList, total: 41, pages: 4 })) }
export const Nobody: StoryObj = answered(body(exampleEmptyList))
export const Loading: StoryObj = answered(never)
export const SwitchedOff: StoryObj = answered(refusal(403))
export const German: StoryObj = { ...Listed, globals: german }
export const Dark: StoryObj = { ...More, globals: dark }
export const Narrow: StoryObj = { ...More, globals: narrow }
