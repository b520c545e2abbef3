import type { Meta, StoryObj } from '@storybook/react-vite'
import { BRANCH_PAGE_MAX } from '#contract/branch-pages'
import { exampleBranchPage } from '#contract/examples/branch-pages.example'
import { answered, played } from '../.storybook/app-page.tsx'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/organization/branch-pages/organizations-profiles.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const { uuid, branch, content } = exampleBranchPage
const LIST = 'GET /api/v1/branch-pages'
const CALL = `/api/v1/branch-pages/${uuid}`
const OPEN = `GET ${CALL}`
const SAVE = `PUT ${CALL}`

const answers = {
  [LIST]: body([
    { uuid, name: branch.name, city: branch.city },
    { uuid: uuid.replace('701', '702'), name: 'Alpenbank Graz', city: 'Graz' }
  ]),
  'GET /api/v1/organizations-profiles/configurations/editor': body({
    prefix: 'filiale',
    publicNameMax: 255,
    most: BRANCH_PAGE_MAX
  }),
  [OPEN]: body(exampleBranchPage)
}

const meta: Meta = {
  title: 'App/Branch page',
  render: () => (
    <AppStage path="/organizations-profiles/editor">
      <FormProvider>
        <Page />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers
  }
}
export default meta

const typing = async (canvas: Element) => {
  await find(canvas, '.branch-canvas [role=textbox]')
  await fill(canvas, { parking: 'Im Hof' })
}

export const Ready: StoryObj = {}
export const Loading: StoryObj = answered({ ...answers, [LIST]: never })
export const PageLoading: StoryObj = answered({ ...answers, [OPEN]: never })
export const NoBranch: StoryObj = answered({ ...answers, [LIST]: body([]) })
export const Failed: StoryObj = { ...answered({ ...answers, [OPEN]: refusal(500) }), name: 'Error' }
export const NeverSaved: StoryObj = answered({
  ...answers,
  [OPEN]: body({ ...exampleBranchPage, version: 0, public_version: null, state: 'draft' })
})
export const Planned: StoryObj = answered({
  ...answers,
  [OPEN]: body({ ...exampleBranchPage, publish_version: 3, publish_at: '2026-12-01T07:00:00Z' })
})
export const Publishing: StoryObj = played((canvas) => press(canvas, '.branch-editor .button.primary', 'Publish …'))
const saving = async (canvas: Element) => {
  await typing(canvas)
  await press(canvas, '[type=submit]')
  await find(canvas, '.notice.warning')
}
export const ChangedElsewhere: StoryObj = {
  ...answered({
    ...answers,
    [SAVE]: refusal(409, { message: 'x', version: 4, author: 'Clara', saved_at: '2026-11-21T08:00:00Z', content })
  }),
  play: ({ canvasElement }) => saving(canvasElement)
}
export const German: StoryObj = { globals: german }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
