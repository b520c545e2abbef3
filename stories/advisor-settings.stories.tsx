import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { find, press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/calendar/advisor-settings/advisor-settings.page.tsx'

const OWN = '/api/v1/advisors/anna-gruber/settings'
const TYPES = '/api/v1/advisors/anna-gruber/appointment-types'

const meta: Meta = {
  title: 'App/Advisor settings',
  render: () => (
    <AppStage path="/online-appointments/settings/index">
      <Page alias="anna-gruber" />
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [`GET ${OWN}`]: body(exampleSettings),
      [`PUT ${OWN}`]: body(exampleSettings),
      [`GET ${TYPES}`]: body(exampleTypes),
      [`PUT ${TYPES}`]: done,
      'GET /api/v1/advisors': body([])
    },
    docs: { description: { component: 'Appointment and notification settings of the signed-in advisor.' } }
  }
}
export default meta

type Story = StoryObj
const answered = (answers: Record<string, unknown>): Story => ({ parameters: { answers } })

const { buffer_before: _, buffer_after: __, ...plain } = exampleSettings

const change = async (canvas: Element) => {
  await find(canvas, '[name=moved]')
  await press(canvas, '[name=moved]')
}
const save = async (canvas: Element) => {
  await change(canvas)
  await press(canvas, 'form:has([name=moved]) [type=submit]')
}

export const Ready: Story = {}
export const Present: Story = {
  ...answered({ [`GET ${OWN}`]: body({ ...plain, absence: null, appointments_in_absence: 0 }) }),
  name: 'Without an absence, and without pauses'
}
export const Loading = answered({ [`GET ${OWN}`]: never, [`GET ${TYPES}`]: never })
export const Failed: Story = { ...answered({ [`GET ${OWN}`]: refusal(503) }), name: 'Error' }
export const NotSavedYet: Story = { play: ({ canvasElement }) => change(canvasElement) }
export const Processing: Story = {
  ...answered({ [`PUT ${OWN}`]: never }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Saved: Story = { play: ({ canvasElement }) => save(canvasElement) }
export const Refused: Story = {
  ...answered({
    [`PUT ${OWN}`]: refusal(422, {
      message: 'x',
      errors: { 'copies_to.0': ['This is not a valid e-mail address. Please enter one such as name@example.com.'] }
    })
  }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const German: Story = { globals: german }
export const GermanInformal: Story = { globals: informal }
export const Dark: Story = { globals: dark }
export const Narrow: Story = { globals: { ...narrow, ...german } }
