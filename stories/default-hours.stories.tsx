import type { Meta, StoryObj } from '@storybook/react-vite'
import { useHydrateAtoms } from 'jotai/utils'
import {
  exampleAffected,
  exampleCalendar,
  exampleDefaultHours,
  exampleHolidays,
  exampleInherited,
  exampleRegions
} from '#contract/examples/default-hours.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/calendar/default-hours/default-hours.tsx'
import { meAtom } from '../widgets/core/data/session.ts'
import { FormProvider } from '../widgets/ui/fields/form-provider.tsx'

const YEAR = new Date().getFullYear()
const branch = exampleOrganizations[0]?.uuid ?? ''
const BRANCHES = 'GET /api/v1/organizations'
const HOLIDAYS = 'GET /api/v1/holidays'
const AFFECTED = 'GET /api/v1/holidays/appointments'
const holidays = exampleHolidays(YEAR, branch).map((one) => ({ ...one, organization_uuid: null }))

function Administrator() {
  useHydrateAtoms([[meAtom, { roles: ['accountadmin' as const] }]])
  return <Page />
}

const meta: Meta = {
  title: 'App/Default hours',
  render: () => (
    <AppStage path="/account-admin/working-hours">
      <FormProvider>
        <Administrator />
      </FormProvider>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [BRANCHES]: body(exampleOrganizations),
      [HOLIDAYS]: body(holidays),
      [AFFECTED]: body(exampleAffected(YEAR)),
      'GET /api/v1/default-hours': body(exampleDefaultHours),
      'GET /api/v1/holiday-calendars': body(exampleRegions),
      'GET /api/v1/holiday-calendars/days': body(exampleCalendar(YEAR)),
      ...Object.fromEntries(
        exampleOrganizations.map(({ uuid }) => [
          `GET /api/v1/organizations/${uuid}/default-hours`,
          body(exampleInherited)
        ])
      )
    }
  }
}
export default meta

const answered = (changes: Record<string, unknown>): StoryObj => ({ parameters: { answers: changes } })
const closing = async (canvas: Element) => {
  await press(canvas, '.closures > .cluster .button:not(.primary)')
  await find(canvas, 'dialog[open] [name=label]')
  await fill(canvas, { label: 'Inventur', date: `${YEAR}-08-02` })
}
const taking: StoryObj = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.closures > .cluster .primary')
    await find(canvasElement, '.calendar-day')
  }
}

export const Ready: StoryObj = {}
export const Loading = answered({ [BRANCHES]: never })
export const Failed: StoryObj = { ...answered({ [BRANCHES]: refusal(500) }), name: 'Error' }
export const ListLoading = answered({ [HOLIDAYS]: never })
export const ListFailed = answered({ [HOLIDAYS]: refusal(500) })
export const NothingClosed = answered({ [HOLIDAYS]: body([]) })
export const Closing: StoryObj = { play: ({ canvasElement }) => closing(canvasElement) }
export const ClosingOverAppointments: StoryObj = {
  play: async ({ canvasElement }) => {
    await closing(canvasElement)
    await press(canvasElement, 'dialog[open] [type=submit]')
    await find(canvasElement, '.closure-hits')
  }
}
export const SpecialHours: StoryObj = {
  ...answered({ [AFFECTED]: body(exampleAffected(YEAR)) }),
  play: async ({ canvasElement }) => {
    await closing(canvasElement)
    await press(canvasElement, 'dialog[open] [value=special-hours]')
    await find(canvasElement, 'dialog[open] [name=start_time]')
  }
}
export const TakingOver: StoryObj = taking
export const TakingOverFailed: StoryObj = {
  ...answered({ 'GET /api/v1/holiday-calendars/days': refusal(500) }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.closures > .cluster .primary')
    await find(canvasElement, 'dialog[open] .general-error')
  }
}
export const AppointmentsHidden: StoryObj = {
  ...answered({ [AFFECTED]: body({ total: 12, appointments: [], are_hidden: true }) }),
  play: ({ canvasElement }) => press(canvasElement, '[aria-label^=Appointments]')
}
export const Removing: StoryObj = { play: ({ canvasElement }) => press(canvasElement, '[aria-label^=Remove]') }
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { ...answered({ [HOLIDAYS]: body([]) }), globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { globals: { ...narrow, ...german } }
export const NarrowTakingOver: StoryObj = { ...taking, globals: { ...narrow, ...german } }
