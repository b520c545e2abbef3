import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleContent, exampleOpenPage } from '#contract/examples/content-pages.example'
import { answered, played } from '../.storybook/app-page.tsx'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/site/content-pages/cms.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const { uuid } = exampleOpenPage
const CALL = `/api/v1/content-pages/${uuid}`
const OPEN = `GET ${CALL}`
const SAVE = `PUT ${CALL}`
const choices = {
  advisors: [{ alias: 'anna-gruber', full_name: 'Mag. Anna Gruber', profile_picture_url: null, branch: 'Wien' }],
  branches: [{ alias: 'wien', name: 'Wien Innere Stadt', city: 'Wien' }],
  topics: [{ uuid, topic: 'Wohnbau' }],
  forms: []
}
const versions = [3, 2, 1].map((version) => ({
  version,
  title: exampleOpenPage.title,
  author: 'Clara Inhalt',
  saved_at: `2026-11-${17 + version}T09:30:00Z`,
  preview: exampleOpenPage.preview
}))
const answers = {
  [OPEN]: body(exampleOpenPage),
  'GET /api/v1/content-pages/choices': body(choices),
  [`GET ${CALL}/versions`]: body(versions)
}

const meta: Meta = {
  title: 'App/Own page',
  render: () => (
    <AppStage path={`/content-management/pages/edit?id=${uuid}`}>
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: { look: { background: 'light-dark(#f5f7f8, #121518)' }, answers }
}
export default meta

const adding = (text: string) => async (canvas: Element) => {
  await find(canvas, '.content-block [role=textbox]')
  await press(canvas, '.content-blocks button', text)
}
const deed = (text: string) => async (canvas: Element) => {
  await press(canvas, '.content-head button', text)
  await find(canvas, 'dialog[open]')
}
const saving = async (canvas: Element) => {
  await find(canvas, '.content-block [role=textbox]')
  await fill(canvas, { title: 'Mein Zuhause' })
  await press(canvas, '[type=submit]')
}
const removing = async (canvas: Element) => {
  await find(canvas, '.content-block [role=textbox]')
  await press(canvas, '.content-block-head button', 'Remove')
  await find(canvas, '.undo-notice')
}

export const Open: StoryObj = {}
export const Loading = answered({ ...answers, [OPEN]: never })
export const Failed = answered({ ...answers, [OPEN]: refusal(500) })
export const AddingAPicture = played(adding('Add image'))
export const AddingAnEvent = played(adding('Add event'))
export const AddingColumns = played(adding('Add two columns'))
export const Removed = played(removing)
export const Publishing = played(deed('Publish …'))
export const Withdrawing = played(deed('Withdraw'))
export const Versions = played(deed('Versions'))
export const Code = played(deed('QR code'))
export const LeadingToAnAdvisor = answered({
  ...answers,
  [OPEN]: body({ ...exampleOpenPage, content: { advisor: { title: 'Frühling', alias: 'anna-gruber' } } })
})
export const StartPage = answered({ ...answers, [OPEN]: body({ ...exampleOpenPage, is_start: true }) })
export const Saving = played(saving, { ...answers, [SAVE]: never })
export const Conflict = played(saving, {
  ...answers,
  [SAVE]: refusal(409, {
    message: 'x',
    version: 4,
    author: 'Peter Müller',
    saved_at: '2026-11-21T10:00:00Z',
    content: exampleContent
  })
})
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
