import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleSearchResult } from '#contract/examples/search.example'
import { exampleManagedForm, exampleSearchForms } from '#contract/examples/search-forms.example'
import { answered, appPage, played } from '../.storybook/app-page.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/search-forms/search-forms.tsx'
import { json } from '../widgets/testing/network.ts'

const CALL = '/api/v1/search-forms'
const LIST = `GET ${CALL}`
const SAMPLE = 'GET /api/v1/search/advisors'
const answers = { [LIST]: body(exampleSearchForms), [SAMPLE]: body(exampleSearchResult) }

const meta: Meta = {
  title: 'App/Search forms',
  ...appPage('/account-admin/search-forms', Page, answers)
}
export default meta

const opened = (text: string) => async (canvas: Element) => {
  await press(canvas, '.search-form button', text)
  await find(canvas, 'dialog[open]')
}
const saving = async (canvas: Element) => {
  await opened('Edit')(canvas)
  await press(canvas, 'dialog [type=submit]')
}
/** The list before and after the first form is deleted. */
function deletable() {
  let { forms } = exampleSearchForms
  return {
    [LIST]: () => json({ ...exampleSearchForms, forms }),
    [`DELETE ${CALL}/${exampleManagedForm.uuid}`]: () => {
      forms = forms.slice(1)
      return done()
    }
  }
}
const deleting = async (canvas: Element) => {
  await opened('Delete')(canvas)
  await press(canvas, 'dialog .danger')
  await find(canvas, '.search-form-list .notice')
}

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleSearchForms, forms: [] }) })
export const Editing = played(opened('Edit'))
export const EditingWithoutPreview = played(opened('Edit'), { [SAMPLE]: refusal(403) })
export const Saving = played(saving, { [`PUT ${CALL}/${exampleManagedForm.uuid}`]: never })
export const Refused = played(saving, {
  [`PUT ${CALL}/${exampleManagedForm.uuid}`]: refusal(422, {
    message: 'No',
    errors: { slug: ['Another search form already uses this short name.'], fields: ['This field cannot be empty.'] }
  })
})
export const Embedding = played(opened('Embed'))
export const AskingToDelete = played(opened('Delete'))
export const Deleted = played(deleting, deletable())
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { ...Editing, globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
