import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleOrganizations } from '#contract/organizations.example'
import { answered, appPage } from '../.storybook/app-page.tsx'
import { fill, find } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Organizations } from '../widgets/organizations/organizations.tsx'

const LIST = 'GET /api/v1/organizations'

const meta: Meta = {
  title: 'App/Branches',
  ...appPage('/account-admin/organizations', Organizations, { [LIST]: body(exampleOrganizations) })
}
export default meta

const searching = (q: string): StoryObj => ({
  play: async ({ canvasElement }) => {
    await find(canvasElement, '[name=q]')
    await fill(canvasElement, { q })
  }
})

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const NoneAssigned = answered({ [LIST]: body([]) })
export const One = answered({ [LIST]: body(exampleOrganizations.slice(0, 1)) })
export const Searching = searching('Graz')
export const NoneFound = searching('Nowhere')
export const German: StoryObj = { globals: german }
export const GermanInformalNone: StoryObj = { ...answered({ [LIST]: body([]) }), globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
