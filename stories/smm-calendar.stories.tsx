import type { Meta, StoryObj } from '@storybook/react-vite'
import { Router } from 'wouter'
import {
  exampleCalendar,
  exampleFailingCalendar,
  exampleRevokedCalendar,
  exampleToldCalendar
} from '#contract/examples/smm-calendar.example'
import { NO_CALENDAR } from '#contract/smm-calendar'
import { AppStage } from '../.storybook/app-stage.tsx'
import { press } from '../.storybook/settle.ts'
import { body, dark, done, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { BASE } from '../widgets/app/routes.ts'
import { Page } from '../widgets/calendar/smm-calendar/smm-calendar.page.tsx'

const OWN = '/api/v1/advisors/anna-gruber/smm-calendar'
const PATH = '/online-appointments/calendars/smm/settings'

const meta: Meta = {
  title: 'App/External calendar',
  render: () => (
    <AppStage path={PATH}>
      <Router base={BASE}>
        <Page alias="anna-gruber" />
      </Router>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: {
      [`GET ${OWN}/settings`]: body(exampleCalendar),
      [`PUT ${OWN}/settings`]: body(exampleCalendar),
      [`POST ${OWN}/refresh`]: body(exampleCalendar),
      [`DELETE ${OWN}/settings`]: done
    },
    docs: {
      description: { component: "The signed-in advisor's own calendar: connect it, see its status, disconnect it." }
    }
  }
}
export default meta

const answered = (answers: Record<string, unknown>): StoryObj => ({ parameters: { answers } })
const shown = (calendar: object) => answered({ [`GET ${OWN}/settings`]: body(calendar) })
const save = (canvas: Element) => press(canvas, '[type=submit]')
const errors = {
  identifier: ['This calendar requires a user name and an app password.'],
  user: ['This field cannot be empty.']
}

export const Connected: StoryObj = {}
export const NotConnected = shown(NO_CALENDAR)
export const Loading = answered({ [`GET ${OWN}/settings`]: never })
export const Failed: StoryObj = { ...answered({ [`GET ${OWN}/settings`]: refusal(503) }), name: 'Error' }
export const AsksForLogin: StoryObj = {
  ...answered({
    [`GET ${OWN}/settings`]: body(NO_CALENDAR),
    [`PUT ${OWN}/settings`]: refusal(422, { message: 'x', errors })
  }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Testing: StoryObj = {
  ...answered({ [`GET ${OWN}/settings`]: body(NO_CALENDAR), [`PUT ${OWN}/settings`]: never }),
  play: ({ canvasElement }) => save(canvasElement)
}
export const Feed = shown({ ...exampleCalendar, user: '', kind: 'feed' })
export const ToldByItsService = shown(exampleToldCalendar)
export const Away = shown(exampleFailingCalendar)
export const Services = shown({ ...NO_CALENDAR, services: ['microsoft', 'google'] })
export const ConsentTakenBack = shown(exampleRevokedCalendar)
export const LastHours: StoryObj = { play: ({ canvasElement }) => press(canvasElement, 'section:last-child summary') }
export const Disconnecting: StoryObj = { play: ({ canvasElement }) => press(canvasElement, '.button.quiet') }
export const German: StoryObj = { globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { ...shown(exampleFailingCalendar), globals: { ...narrow, ...german } }
