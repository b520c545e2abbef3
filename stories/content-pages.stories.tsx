import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleContentPages } from '#contract/examples/content-pages.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/content-pages/content-pages.tsx'

const LIST = 'GET /api/v1/content-pages'
const ADD = 'POST /api/v1/content-pages'
const refused = { message: 'x', errors: { path: ['Another page has this address. Please choose another one.'] } }

const meta: Meta = {
  title: 'App/Own pages',
  ...appPage('/content-management/pages', Page, { [LIST]: body(exampleContentPages) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.content-pages .button.primary')
  await find(canvas, 'dialog[open] [name=title]')
  await fill(canvas, { title: 'Vorsorge' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const copying = async (canvas: Element) => {
  await press(canvas, '.content-page-row button', 'Copy')
  await find(canvas, 'dialog[open]')
}
const deleting = async (canvas: Element) => {
  await press(canvas, '.content-page-row .danger')
  await find(canvas, 'dialog[open]')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleContentPages, pages: [] }) })
export const Refused = played(adding, { [LIST]: body(exampleContentPages), [ADD]: refusal(422, refused) })
export const Copying = played(copying)
export const Deleting = played(deleting)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
