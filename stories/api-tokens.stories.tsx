import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleApiToken, exampleApiTokens } from '#contract/examples/api-tokens.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/ops/api-tokens/api-tokens.tsx'

const LIST = 'GET /api/v1/api-tokens'
const ADD = 'POST /api/v1/api-tokens'
const refused = {
  message: 'x',
  errors: { name: ['Please choose another name.'], scopes: ['Choose at least one permission.'] }
}

const meta: Meta = {
  title: 'App/API tokens',
  ...appPage('/account-admin/api-tokens', Page, { [LIST]: body(exampleApiTokens) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.api-tokens .button.primary')
  await find(canvas, 'dialog[open] [name=name]')
  await fill(canvas, { name: 'Newsletter' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const revoking = async (canvas: Element) => {
  await press(canvas, '.api-token .danger')
  await find(canvas, 'dialog[open]')
}
const created = { [LIST]: body(exampleApiTokens), [ADD]: body({ ...exampleApiToken, token: `aw_${'x7'.repeat(21)}Q` }) }
const shownOnce = async (canvas: Element) => {
  await adding(canvas)
  await find(canvas, 'dialog[open] .copyable')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleApiTokens, tokens: [] }) })
export const Refused = played(adding, { [LIST]: body(exampleApiTokens), [ADD]: refusal(422, refused) })
export const Saving = played(adding, { [LIST]: body(exampleApiTokens), [ADD]: never })
export const ShownOnce = played(shownOnce, created)
export const Revoking = played(revoking)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
