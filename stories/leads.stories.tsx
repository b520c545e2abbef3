import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleLeads, exampleLeadsOfAll, exampleLeadsPage } from '#contract/examples/leads.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/card/leads/leads.tsx'

const LIST = 'GET /api/v1/leads'
const CHANGE = `PUT /api/v1/leads/${exampleLeads[0]?.uuid}`
const present = { ...exampleLeads[0], internal_note: 'Hat angerufen.', revision: 'other' }
const refused = { message: 'x', errors: { internal_note: ['Please shorten this.'] } }

const meta: Meta = { title: 'App/Leads', ...appPage('/leads', Page, { [LIST]: body(exampleLeadsPage) }) }
export default meta

const opening = async (canvas: Element) => {
  await press(canvas, '.lead-name')
  await find(canvas, 'dialog[open] [name=internal_note]')
}
const saving = async (canvas: Element) => {
  await opening(canvas)
  await fill(canvas, { internal_note: 'Ruft im Mai an.' })
  await press(canvas, 'dialog[open] [type=submit]')
}
const deleting = async (canvas: Element) => {
  await opening(canvas)
  await press(canvas, 'dialog[open] .cluster button')
  await find(canvas, 'dialog[open] .danger')
}

export const Listed: StoryObj = {}
export const OfAll = answered({ [LIST]: body(exampleLeadsOfAll) })
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleLeadsPage, leads: [], total: 0, campaigns: [] }) })
export const Opened = played(opening)
export const Refused = played(saving, { [LIST]: body(exampleLeadsPage), [CHANGE]: refusal(422, refused) })
export const ChangedElsewhere = played(saving, {
  [LIST]: body(exampleLeadsPage),
  [CHANGE]: refusal(409, { message: 'x', present })
})
export const Deleting = played(deleting)
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
