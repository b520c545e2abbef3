import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleDeliveries, exampleWebhook, exampleWebhooks } from '#contract/examples/webhooks.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/ops/webhooks/webhooks.tsx'

const LIST = 'GET /api/v1/webhooks'
const ADD = 'POST /api/v1/webhooks'
const LOG = `GET /api/v1/webhooks/${exampleWebhook.uuid}/deliveries`
const listed = body({ webhooks: exampleWebhooks, time_zone: 'Europe/Vienna' })
const log = body({ deliveries: exampleDeliveries, total: 250 })
const refused = {
  message: 'x',
  errors: { url: ['Please enter an address that begins with https://.'], events: ['Choose at least one event.'] }
}

const meta: Meta = {
  title: 'App/Webhooks',
  ...appPage('/account-admin/webhooks', Page, { [LIST]: listed, [LOG]: log })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.webhooks .button.primary')
  await find(canvas, 'dialog[open] [name=name]')
  await fill(canvas, { name: 'Intranet' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const deleting = async (canvas: Element) => {
  await press(canvas, '.webhook .danger')
  await find(canvas, 'dialog[open]')
}
const opening = async (canvas: Element) => {
  await press(canvas, '.webhook .button')
  await find(canvas, 'dialog[open]')
}
const shownOnce = async (canvas: Element) => {
  await adding(canvas)
  await find(canvas, 'dialog[open] .copyable')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ webhooks: [], time_zone: 'Europe/Vienna' }) })
export const Refused = played(adding, { [LIST]: listed, [ADD]: refusal(422, refused) })
export const Saving = played(adding, { [LIST]: listed, [ADD]: never })
export const Secret = played(shownOnce, {
  [LIST]: listed,
  [ADD]: body({ ...exampleWebhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' })
})
export const Deleting = played(deleting)
export const Deliveries = played(opening, { [LIST]: listed, [LOG]: log })
export const DeliveriesLoading = played(opening, { [LIST]: listed, [LOG]: never })
export const DeliveriesFailed = played(opening, { [LIST]: listed, [LOG]: refusal(500) })
export const NoDeliveries = played(opening, { [LIST]: listed, [LOG]: body({ deliveries: [], total: 0 }) })
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
