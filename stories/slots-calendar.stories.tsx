import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { exampleWeek } from '#contract/examples/slots-calendar.example'
import type { CalendarSpan, CalendarWeek } from '#contract/slots-calendar'
import { AppStage } from '../.storybook/app-stage.tsx'
import { fill, find, press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { Page } from '../widgets/calendar/slots-calendar/slots-calendar.tsx'
import { addDays, localToday, startOfWeek } from '../widgets/core/dates/calendar-date.ts'

const OWN = '/api/v1/advisors/anna-gruber'
const READ = `GET ${OWN}/calendar-week`
const WRITE = `PATCH ${OWN}/calendar-spans`

/** Uses the example's week as the current one. */
const SHIFT = (Date.parse(startOfWeek(localToday())) - Date.parse('2026-11-23')) / 86_400_000
const shifted = <T extends { date: string }>(one: T): T => ({ ...one, date: addDays(one.date, SHIFT) })
const week: CalendarWeek = {
  ...exampleWeek,
  today: localToday(),
  holidays: exampleWeek.holidays.map(shifted),
  busy: exampleWeek.busy.map(shifted),
  spans: exampleWeek.spans.map((span) => ({
    ...shifted(span),
    exceptions: span.exceptions.map((day) => addDays(day, SHIFT))
  }))
}
const empty: CalendarWeek = { ...week, holidays: [], busy: [], spans: [] }
const monday = addDays('2026-11-23', SHIFT)

const at = (nth: number, day: number, start_time: string, end_time: string, label: string): CalendarSpan => ({
  uuid: `6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d2b0${nth}`,
  kind: nth % 2 ? 'blocked' : 'open',
  date: addDays(monday, day),
  start_time,
  end_time,
  label,
  rrule: null,
  exceptions: []
})
const LONG = 'Wohnbaufinanzierungsarbeitsgruppe der Landesdirektion Niederösterreich'
const long: CalendarWeek = {
  ...week,
  holidays: [{ date: monday, label: 'Fest der Landespatronin und aller Schutzheiligen' }],
  busy: week.busy.map((piece) => ({ ...piece, label: 'Maximiliane Freifrau von Hohenstein-Lichtenberg' })),
  spans: [
    ...week.spans,
    at(1, 0, '09:00', '09:30', LONG),
    at(2, 0, '10:00', '10:15', LONG),
    at(3, 1, '10:30', '11:00', LONG),
    at(4, 1, '10:45', '11:15', LONG),
    at(5, 3, '08:00', '11:30', LONG)
  ]
}

const meta: Meta = {
  title: 'App/Slots calendar',
  render: () => (
    <AppStage path="/online-appointments/calendars/slots/management">
      <Page alias="anna-gruber" />
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [READ]: body(week), [WRITE]: body({ staying: { count: 0, first_day: null } }) },
    docs: {
      description: {
        component: 'The week in which the signed-in advisor blocks times, opens extra times and repeats them.'
      }
    }
  }
}
export default meta

type Play = NonNullable<StoryObj['play']>
const answered = (answer: unknown): StoryObj => ({ parameters: { answers: { [READ]: answer } } })
const team = '.slot-piece[aria-label*=Team]'
const add: Play = ({ canvasElement }) => press(canvasElement, '.slot-acts .primary')
const repeat: Play = async (context) => {
  await add(context)
  const freq = await find<HTMLSelectElement>(context.canvasElement, '[name=freq]')
  freq.value = 'WEEKLY'
  freq.dispatchEvent(new Event('change', { bubbles: true }))
}
const remove: Play = async ({ canvasElement }) => {
  await press(canvasElement, team)
  await press(canvasElement, 'dialog .danger')
}

export const Full: StoryObj = {}
export const Empty = answered(body(empty))
export const Loading = answered(never)
export const Failed: StoryObj = { ...answered(refusal(503)), name: 'Error' }
export const Adding: StoryObj = { play: add }
export const Changing: StoryObj = { play: ({ canvasElement }) => press(canvasElement, team) }
export const ChangingOneOfMany: StoryObj = {
  play: ({ canvasElement }) => press(canvasElement, '.slot-piece[aria-label*=Lunch]')
}
export const AnAppointment: StoryObj = {
  parameters: {
    answers: {
      [READ]: body(week),
      [`GET ${OWN}/appointments/${week.busy[0]?.uuid}`]: body({ ...exampleAppointments[0], uuid: week.busy[0]?.uuid })
    }
  },
  play: ({ canvasElement }) => press(canvasElement, '.slot-piece[data-appointment]')
}
export const Repeating: StoryObj = { play: repeat }
export const EndsBeforeItStarts: StoryObj = {
  play: async (context) => {
    await add(context)
    await fill(context.canvasElement, { start_time: '15:00', end_time: '14:00' })
    await press(context.canvasElement, '[type=submit]')
  }
}
export const Removed: StoryObj = { play: remove }
export const Refused: StoryObj = {
  parameters: { answers: { [WRITE]: refusal(422, { message: 'No', errors: { put: ['There are too many.'] } }) } },
  play: remove
}
export const LongNames: StoryObj = { ...answered(body(long)), globals: german }
export const GermanInformal: StoryObj = { globals: informal }
export const Dark: StoryObj = { globals: dark }
export const Narrow: StoryObj = { ...answered(body(long)), globals: { ...german, ...narrow } }
export const NarrowDialog: StoryObj = { play: repeat, globals: narrow }
