import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BulkChange } from '#contract/bulk-changes'
import { exampleTopics } from '#contract/examples/appointment-topics.example'
import { examplePeople } from '#contract/examples/people.example'
import { exampleChanged, exampleChanging } from '#contract/examples/people-changes.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { Signed } from '../.storybook/signed.tsx'
import { body, dark, german, informal, narrow, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/people/people/people.tsx'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const LIST = 'GET /api/v1/people'
const TOPICS = 'GET /api/v1/appointment-topics'
const ON_SITE = 'POST /api/v1/people-changes/on-site-appointments'
const LEFT = 'POST /api/v1/people-changes/left-behind'
const START = 'POST /api/v1/people-changes'

const meta: Meta = {
  title: 'App/People, changed at once',
  render: () => (
    <AppStage path="/account-admin/people">
      <FormProvider>
        <Signed as="accountadmin">
          <Page />
        </Signed>
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [LIST]: body({ ...examplePeople, total: 640 }), [TOPICS]: body(exampleTopics) }
  }
}
export default meta

async function asked(canvas: Element) {
  await press(canvas, '.table-check input')
  await press(canvas, '.chosen-rows button:nth-of-type(2)')
  await find(canvas, 'dialog[open]')
}

const started = (change: BulkChange, found: string): StoryObj => ({
  parameters: {
    answers: { [START]: body(change), [`GET /api/v1/people-changes/${change.uuid}`]: body(change) }
  },
  play: async ({ canvasElement }) => {
    await asked(canvasElement)
    await press(canvasElement, 'dialog[open] .button.primary')
    await find(canvasElement, found)
  }
})

export const Asked: StoryObj = { play: ({ canvasElement }) => asked(canvasElement) }
export const AppointmentsOnSite: StoryObj = {
  parameters: { answers: { [ON_SITE]: body({ count: 12 }) } },
  play: async ({ canvasElement }) => {
    await asked(canvasElement)
    await press(canvasElement, 'dialog[open] [role=combobox]')
    await press(canvasElement, '[role=option]', examplePeople.branches[0]?.name)
    await find(canvasElement, 'dialog[open] .notice')
  }
}
export const AskedForARole: StoryObj = {
  play: async ({ canvasElement }) => {
    await asked(canvasElement)
    await press(canvasElement, 'dialog [value=give-role]')
  }
}
const askedForTopics = async (canvas: Element) => {
  await asked(canvas)
  await press(canvas, 'dialog [value=give-topics]')
  await find(canvas, 'dialog .multi')
}
export const AskedForTopics: StoryObj = {
  play: async ({ canvasElement }) => {
    await askedForTopics(canvasElement)
    await press(canvasElement, 'dialog .multi-search button')
    await press(canvasElement, 'dialog .option')
  }
}
export const TopicsGermanNarrow: StoryObj = { ...AskedForTopics, globals: { ...narrow, ...german } }
export const TopicsDark: StoryObj = { ...AskedForTopics, globals: dark }
export const NoTopics: StoryObj = {
  parameters: { answers: { [TOPICS]: body([]) } },
  play: async ({ canvasElement }) => {
    await askedForTopics(canvasElement)
    await press(canvasElement, 'dialog .multi-search button')
  }
}
export const TopicsUnavailable: StoryObj = {
  parameters: { answers: { [TOPICS]: refusal(503, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    await asked(canvasElement)
    await press(canvasElement, 'dialog [value=give-topics]')
    await find(canvasElement, 'dialog .general-error')
  }
}
const leaving = (left: object): StoryObj => ({
  parameters: { answers: { [LEFT]: body(left) } },
  play: async ({ canvasElement }) => {
    await asked(canvasElement)
    await press(canvasElement, 'dialog [value=deactivate]')
    await find(canvasElement, 'dialog [role=status] p')
  }
})
export const Deactivating = leaving({ people: 4, appointments: 17, requests: 3 })
export const DeactivatingGermanNarrow: StoryObj = { ...Deactivating, globals: { ...narrow, ...german } }
export const DeactivatingDark: StoryObj = { ...Deactivating, globals: dark }
export const NothingLeftBehind = leaving({ people: 0, appointments: 0, requests: 0 })
export const LeftBehindUnknown: StoryObj = {
  ...Deactivating,
  parameters: { answers: { [LEFT]: refusal(503, { message: 'No' }) } }
}
export const Refused: StoryObj = {
  parameters: {
    answers: {
      [START]: refusal(422, { message: 'No', errors: { organization_uuid: ['This field cannot be empty.'] } })
    }
  },
  play: async ({ canvasElement }) => {
    await asked(canvasElement)
    await press(canvasElement, 'dialog[open] .button.primary')
    await find(canvasElement, 'dialog .errors p')
  }
}
export const Changing = started(exampleChanging, '.bulk-changing')
export const Changed = started(exampleChanged, '.bulk-left-out')
export const AllChanged = started({ ...exampleChanged, left_out: 0, those_left_out: [] }, '.bulk-change .notice')
export const Cancelled = started(
  { ...exampleChanged, state: 'cancelled', left_out: 0, those_left_out: [] },
  '.bulk-change .notice'
)
export const German: StoryObj = { ...Changed, globals: german }
export const Informal: StoryObj = { ...Changing, globals: informal }
export const Dark: StoryObj = { ...Changed, globals: dark }
export const Narrow: StoryObj = { ...Changed, globals: { ...narrow, ...german } }
