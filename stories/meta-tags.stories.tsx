import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleMetaTags, exampleShown } from '#contract/examples/meta-tags.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { answered, appPage } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/meta-tags/meta-tags.tsx'

const SETTINGS = '/api/v1/settings'

const meta: Meta = {
  title: 'App/Search results and shared links',
  ...appPage('/account-admin/meta-tags', Page, {
    [`GET ${SETTINGS}`]: body({ meta_tags: JSON.stringify(exampleMetaTags) }),
    'GET /api/v1/advisors': body([exampleShown]),
    'GET /api/v1/organizations': body(exampleOrganizations)
  })
}
export default meta

const long: StoryObj['play'] = async ({ canvasElement }) => {
  await find(canvasElement, '.meta-form')
  await fill(canvasElement, { 'search-title': 'Lang '.repeat(300) })
  await press(canvasElement, '[type=submit]')
}

export const Ready: StoryObj = {}
export const Loading = answered({ [`GET ${SETTINGS}`]: never })
export const Failed: StoryObj = { ...answered({ [`GET ${SETTINGS}`]: refusal(500) }), name: 'Error' }
export const NothingYet = answered({ [`GET ${SETTINGS}`]: body({}) })
export const Refused: StoryObj = { play: long }
export const GermanInformal: StoryObj = { globals: informal, play: long }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
