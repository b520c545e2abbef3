import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleRedirections, exampleRedirectionsPage, exampleTrial } from '#contract/examples/redirections.example'
import type { Redirection } from '#contract/redirections'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/redirections/redirections.tsx'

const CALL = '/api/v1/redirections'
const LIST = `GET ${CALL}`
const [, graz] = exampleRedirections as [Redirection, Redirection]

const meta: Meta = {
  title: 'App/Redirects',
  ...appPage('/account-admin/redirections-management', Page, { [LIST]: body(exampleRedirectionsPage) })
}
export default meta

const editing = async (canvas: Element) => {
  await press(canvas, '.redirection button', 'Edit')
  await find(canvas, 'dialog[open]')
}
const saving = async (canvas: Element) => {
  await editing(canvas)
  await press(canvas, 'dialog [type=submit]')
}
const asking = async (canvas: Element) => {
  await press(canvas, '.redirection button', 'Delete')
  await find(canvas, 'dialog[open]')
}
const opening = async (canvas: Element) => {
  await press(canvas, '.redirections > .cluster button', 'Import CSV')
  return (await find(canvas, 'dialog[open]')) as HTMLElement
}
const choosing = async (canvas: Element) => {
  const input = (await opening(canvas)).querySelector('input[type=file]') as HTMLInputElement
  const transfer = new DataTransfer()
  transfer.items.add(new File(['path,target'], 'old.csv', { type: 'text/csv' }))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const tried = async (canvas: Element) => {
  await choosing(canvas)
  await find(canvas, 'dialog .import-group')
}
const IMPORT = `POST ${CALL}/import`
const first = exampleRedirections[0] as Redirection

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleRedirectionsPage, redirections: [], total: 0 }) })
export const SeveralPages = answered({ [LIST]: body({ ...exampleRedirectionsPage, total: 5000 }) })
export const Adding = played((canvas) => press(canvas, '.redirections > .cluster .primary'))
export const Editing = played(editing)
export const Saving = played(saving, { [`PUT ${CALL}/${first.uuid}`]: never })
export const Refused = played(saving, {
  [`PUT ${CALL}/${first.uuid}`]: refusal(422, {
    message: 'No',
    errors: { path: ['This path is reserved for the application.'] }
  })
})
export const AskingToDelete = played(asking)
export const Importing = played(async (canvas) => void (await opening(canvas)))
export const CheckingAFile = played(choosing, { [IMPORT]: never })
export const FileRefused = played(choosing, {
  [IMPORT]: refusal(422, { message: 'No', errors: { file: ['This file is empty below its column names.'] } })
})
export const Tried = played(tried, { [IMPORT]: body(exampleTrial) })
export const Imported = played(tried, { [IMPORT]: body({ ...exampleTrial, is_trial: false }) })
export const NothingToImport = played(tried, {
  [IMPORT]: body({ is_trial: true, rows: [{ line: 2, path: graz.path, outcome: 'same', errors: [] }] })
})
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
