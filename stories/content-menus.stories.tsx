import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleContentMenus } from '#contract/examples/content-menus.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/content-menus/content-management.tsx'

const GET = 'GET /api/v1/content-menus'
const PUT = 'PUT /api/v1/content-menus'
const { version, author, saved_at, menus } = exampleContentMenus

const meta: Meta = {
  title: 'App/Menus of own pages',
  ...appPage('/content-management/menu', Page, { [GET]: body(exampleContentMenus) })
}
export default meta

const adding = async (canvas: Element) => {
  await press(canvas, '.menu-editor button', 'Add link')
  await find(canvas, '[name^=href-]')
}
const saving = async (canvas: Element) => {
  await adding(canvas)
  await press(canvas, '[type=submit]')
}
const refusing = async (canvas: Element) => {
  await saving(canvas)
  await find(canvas, '.errors p')
}
const clashing = async (canvas: Element) => {
  await saving(canvas)
  await find(canvas, '.notice.warning')
}
const removing = async (canvas: Element) => {
  await press(canvas, '.menu-entry-deeds button', 'Remove')
  await find(canvas, '.undo-notice')
}

export const Shown: StoryObj = {}
export const Loading = answered({ [GET]: never })
export const Failed = answered({ [GET]: refusal(500) })
export const Empty = answered({
  [GET]: body({ ...exampleContentMenus, version: 0, author: '', saved_at: null, menus: { header: [], footer: [] } })
})
export const Adding = played(adding)
export const Refused = played(refusing, {
  [GET]: body(exampleContentMenus),
  [PUT]: refusal(422, { message: 'x', errors: { 'menus.header.3.href': ['Please fill in this field.'] } })
})
export const Conflict = played(clashing, {
  [GET]: body(exampleContentMenus),
  [PUT]: refusal(409, { message: 'x', version: version + 1, author, saved_at, menus })
})
export const Removed = played(removing)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
