import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAssistants } from '#contract/assistants.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Assistants } from '../widgets/assistants/assistants.tsx'

const LIST = 'GET /api/v1/assistants'
const ADD = 'POST /api/v1/assistants'
const taken = { message: 'x', errors: { email_address: ['Please enter an e-mail address.'] } }

const meta: Meta = {
  title: 'App/Assistants',
  ...appPage('/account-admin/assistants', Assistants, { [LIST]: body(exampleAssistants) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.assistants .button.primary')
  await find(canvas, 'dialog[open] [name=last_name]')
  await fill(canvas, { first_name: 'Noor', last_name: 'Haddad', email_address: 'noor' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const asking = async (canvas: Element) => {
  await press(canvas, '.assistant .danger')
  await find(canvas, 'dialog[open]')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body([]) })
export const Refused = played(adding, { [LIST]: body(exampleAssistants), [ADD]: refusal(422, taken) })
export const Saving = played(adding, { [LIST]: body(exampleAssistants), [ADD]: never })
export const Asked = played(asking)
export const German: StoryObj = { globals: german }
export const GermanInformalEmpty: StoryObj = { ...Empty, globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
