import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleSearchResult } from '#contract/search.example'
import { exampleManagedForm, exampleSearchForms } from '#contract/search-forms.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/search-forms/search-forms.page.tsx'
import { FormProvider } from '../widgets/ui/form-provider.tsx'

const CALL = '/api/v1/search-forms'
const LIST = `GET ${CALL}`
const SAMPLE = 'GET /api/v1/search/advisors'
const answers = { [LIST]: body(exampleSearchForms), [SAMPLE]: body(exampleSearchResult) }

const meta: Meta = {
  title: 'App/Search forms',
  render: () => (
    <AppStage path="/account-admin/search-forms">
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: { look: { background: 'light-dark(#f5f7f8, #121518)' }, answers }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({
  parameters: { answers: { ...answers, ...changes } }
})
const pressed = (text: string, changes: Record<string, unknown> = {}): StoryObj => ({
  ...answered(changes),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.search-form button', text)
    await find(canvasElement, 'dialog[open]')
  }
})
const saved = (changes: Record<string, unknown>): StoryObj => ({
  ...answered(changes),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.search-form button', 'Edit')
    await press(canvasElement, 'dialog [type=submit]')
  }
})

export const Listed: StoryObj = {}
export const Loading = answered({ [LIST]: never })
export const Failed = answered({ [LIST]: refusal(500) })
export const Empty = answered({ [LIST]: body({ ...exampleSearchForms, forms: [] }) })
export const Editing = pressed('Edit')
export const EditingWithoutPreview = pressed('Edit', { [SAMPLE]: refusal(403) })
export const Saving = saved({ [`PUT ${CALL}/${exampleManagedForm.uuid}`]: never })
export const Refused = saved({
  [`PUT ${CALL}/${exampleManagedForm.uuid}`]: refusal(422, {
    message: 'No',
    errors: { slug: ['Another form has this short name already.'], fields: ['This field cannot be empty.'] }
  })
})
export const Embedding = pressed('Embed')
export const AskingToDelete = pressed('Delete')
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { ...Editing, globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
