import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleWebsiteHealth } from '#contract/examples/website-health.example'
import { answered, appPage } from '../.storybook/app-page.tsx'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/website-health/website-health.tsx'

const LIST = 'GET /api/v1/website-health'
const listed = body(exampleWebsiteHealth)

const meta: Meta = {
  title: 'App/Health of websites',
  ...appPage('/account-admin/embed/health', Page, { [LIST]: listed })
}
export default meta

export const Listed: StoryObj = {}
export const Empty = answered({ [LIST]: body({ ...exampleWebsiteHealth, websites: [] }) })
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
