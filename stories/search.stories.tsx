import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleNothingFound, exampleSearchForm, exampleSearchResult } from '#contract/examples/search.example'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { elementStories } from '../.storybook/widget.tsx'
import { type } from '../widgets/testing/mount.ts'
import '../widgets/site/search/search.element.ts'

const FORM = 'GET /api/v1/search/form'
const SEARCH = 'GET /api/v1/search/advisors'
const { parameters, ...shared } = elementStories('advisor-search')
const answers = { [FORM]: body(exampleSearchForm), [SEARCH]: body(exampleSearchResult) }

const meta: Meta = {
  title: 'Visitors/Search',
  ...shared,
  parameters: { ...parameters, answers }
}
export default meta

const answered = (changes: Record<string, unknown>) => ({ parameters: { answers: { ...answers, ...changes } } })
const searched = (changes: Record<string, unknown> = {}, until = '.found-summary'): StoryObj => ({
  ...answered(changes),
  play: async ({ canvasElement }) => {
    type(await find(canvasElement, '[name=place]'), 'Wien')
    await press(canvasElement, '[type=submit]')
    await find(canvasElement, until)
  }
})

export const Empty: StoryObj = {
  play: async ({ canvasElement }) => {
    await find(canvasElement, 'form')
  }
}
export const Loading: StoryObj = answered({ [FORM]: never })
export const NoForm: StoryObj = answered({ [FORM]: refusal(404) })
export const Found = searched()
export const FoundAsList = searched({ [FORM]: body({ ...exampleSearchForm, layout: 'list' }) })
export const FoundMany = searched({ [SEARCH]: body({ ...exampleSearchResult, total: 90, page: 2, pages: 8 }) })
export const FoundNobody = searched({ [SEARCH]: body(exampleNothingFound) })
export const Searching = searched({ [SEARCH]: never }, '[aria-busy=true]')
export const Failed = searched({ [SEARCH]: refusal(500) }, '[role=alert] .notice')
export const Listed: StoryObj = {
  ...answered({ [FORM]: body({ ...exampleSearchForm, is_listed: true, fields: ['name'] }) }),
  play: async ({ canvasElement }) => {
    await find(canvasElement, '.found')
  }
}
export const German: StoryObj = { ...Found, globals: german }
export const Informal: StoryObj = { ...Empty, globals: informal }
export const Dark: StoryObj = { ...Found, globals: dark }
export const Narrow: StoryObj = { ...Found, globals: narrow }
