import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleReplyTemplates } from '#contract/examples/reply-templates.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/booking/reply-templates/reply-templates.tsx'

const LIST = 'GET /api/v1/reply-templates'
const ADD = 'POST /api/v1/reply-templates'
const refused = { message: 'x', errors: { name: ['Please choose another name.'] } }

const meta: Meta = {
  title: 'App/Reply templates',
  ...appPage('/account-admin/reply-templates', Page, { [LIST]: body(exampleReplyTemplates) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.reply-templates .button.primary')
  await find(canvas, 'dialog[open] [name=name]')
  await fill(canvas, { name: 'Callback', text: 'We will call you, {name}.' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const deleting = async (canvas: Element) => {
  await press(canvas, '.reply-template .danger')
  await find(canvas, 'dialog[open]')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body([]) })
export const Refused = played(adding, { [LIST]: body(exampleReplyTemplates), [ADD]: refusal(422, refused) })
export const Saving = played(adding, { [LIST]: body(exampleReplyTemplates), [ADD]: never })
export const Deleting = played(deleting)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
