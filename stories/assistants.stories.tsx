import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAssistants } from '#contract/examples/assistants.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { PORTRAIT } from '../.storybook/portrait.ts'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/people/assistants/assistants.tsx'
import { pictureFile, selectFiles } from '../widgets/people/photos/testing.ts'

const LIST = 'GET /api/v1/assistants'
const ADD = 'POST /api/v1/assistants'
const taken = { message: 'x', errors: { email_address: ['Please enter an e-mail address.'] } }

const meta: Meta = {
  title: 'App/Assistants',
  ...appPage('/account-admin/assistants', Page, { [LIST]: body(exampleAssistants) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.assistants .button.primary')
  await find(canvas, 'dialog[open] [name=last_name]')
  await fill(canvas, { first_name: 'Noor', last_name: 'Haddad', email_address: 'noor' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const picturing = async (canvas: Element) => {
  await press(canvas, '.assistant [aria-label^="Photo of"]')
  await find(canvas, 'dialog[open] .photo-frame')
}
const choosing = async (canvas: Element) => {
  await picturing(canvas)
  selectFiles(await find<HTMLInputElement>(canvas, 'input[type=file]'), await pictureFile(1200, 800))
  await find(canvas, '.photo-stage')
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
export const Pictured = answered({
  [LIST]: body(exampleAssistants.map((one) => ({ ...one, profile_picture_url: PORTRAIT })))
})
export const Photo = played(picturing)
export const PhotoChosen = played(choosing)
export const PhotoChosenNarrow: StoryObj = { ...played(choosing), globals: { ...narrow, ...dark } }
export const German: StoryObj = { globals: german }
export const GermanInformalEmpty: StoryObj = { ...Empty, globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
