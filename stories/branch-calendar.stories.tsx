import type { Meta, StoryObj } from '@storybook/react-vite'
import { Router } from 'wouter'
import { exampleAppointments } from '#contract/examples/appointments.example'
import {
  exampleBranchCalendar,
  exampleCalendarBranches,
  exampleFormerAdvisor,
  exampleHandOverPlan
} from '#contract/examples/branch-calendar.example'
import { examplePreparation } from '#contract/examples/preparation.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { press } from '../.storybook/settle.ts'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { BASE } from '../widgets/app/routes.ts'
import { Page } from '../widgets/booking/branch-calendar/branch-calendar.page.tsx'

const branches = 'GET /api/v1/branch-calendars'
const calendar = 'GET /api/v1/branches/wien-innere-stadt/calendar'

interface Args {
  search: string
}

const meta: Meta<Args> = {
  title: 'App/Branch calendar',
  render: ({ search }) => (
    <AppStage path={`/branch-calendar${search}`}>
      <Router base={BASE}>
        <Page />
      </Router>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [branches]: body(exampleCalendarBranches), [calendar]: body(exampleBranchCalendar) },
    docs: { description: { component: 'The advisors of a branch side by side, for its manager.' } }
  },
  args: { search: '?day=2027-01-20' }
}
export default meta

type Story = StoryObj<Args>

const answered = (answer: unknown): Story => ({ parameters: { answers: { [calendar]: answer } } })

export const Day: Story = {}
export const Week: Story = { args: { search: '?view=week&day=2027-01-20' } }
export const Loading = answered(never)
export const Failed: Story = { ...answered(refusal(503)), name: 'Error' }
const withFormer = { ...exampleBranchCalendar, advisors: [...exampleBranchCalendar.advisors, exampleFormerAdvisor] }
export const FormerAdvisor = answered(body(withFormer))
const empty = exampleBranchCalendar.advisors.map((one) => ({ ...one, appointments: [] }))
export const EmptyDay = answered(body({ ...exampleBranchCalendar, advisors: empty, next_day: '2027-01-25' }))

const details = (answer: unknown): Story => ({
  parameters: {
    answers: {
      [`GET /api/v1/advisors/anna-gruber/appointments/${exampleAppointments[0]?.uuid}/preparation`]: answer
    }
  },
  play: ({ canvasElement }) => press(canvasElement, '.cal-event')
})
export const Details = details(body(examplePreparation))
export const DetailsLoading = details(never)
export const DetailsFailed = details(refusal(503))
export const DetailsNarrow: Story = { ...Details, globals: { ...german, ...narrow } }

const handOver = 'GET /api/v1/branches/wien-innere-stadt/hand-over'
const openHandOver: Story['play'] = ({ canvasElement }) => press(canvasElement, '.bcal-hand-over')
const handingOver = (answer: unknown): Story => ({
  parameters: { answers: { [handOver]: answer } },
  play: openHandOver
})
export const HandOver = handingOver(body(exampleHandOverPlan))
export const HandOverLoading = handingOver(never)
export const HandOverFailed = handingOver(refusal(503))
export const NothingToHandOver = handingOver(body({ ...exampleHandOverPlan, appointments: [] }))
export const HandOverNarrow: Story = { ...HandOver, globals: { ...german, ...narrow } }
export const HandOverDark: Story = { ...HandOver, globals: dark }

const OF_FIRST = `advisors/anna-gruber/appointments/${exampleAppointments[0]?.uuid}`
const [, , emre] = exampleBranchCalendar.advisors
const colleague = (is_free: boolean) => [
  { alias: emre?.alias, full_name: emre?.full_name, is_free, is_offered: true },
  { alias: 'lukas-hofer', full_name: 'Lukas Hofer', is_free: false, is_offered: false }
]
const days = { '2027-01-20': ['2027-01-20T08:30:00Z', '2027-01-20T09:00:00Z', '2027-01-20T09:30:00Z'] }
const offered = { time_zone: 'Europe/Vienna', days, next_free_day: '2027-01-20', last_day: '2027-03-01' }
const giving = (answer: unknown, times: unknown = body(offered)): Story => ({
  parameters: {
    answers: {
      [`GET /api/v1/${OF_FIRST}/preparation`]: body(examplePreparation),
      [`GET /api/v1/${OF_FIRST}/colleagues`]: answer,
      'GET /api/v1/advisors/emre-yildiz/availability': times
    }
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.cal-event')
    await press(canvasElement, '.dialog-actions button:nth-of-type(2)')
  }
})
const atAnotherTime = (answer: unknown, times?: unknown): Story => {
  const story = giving(answer, times)
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context)
      await press(context.canvasElement, '[name=when][value=other]')
      await press(context.canvasElement, '[name=colleague]')
    }
  }
}
export const GiveAway = giving(body(colleague(true)))
export const GiveAwayLoading = giving(never)
export const GiveAwayFailed = giving(refusal(503))
export const GiveAwayNobodyFree = giving(body(colleague(false)))
export const GiveAwayAlone = giving(body([]))
export const GiveAwayAtAnotherTime = atAnotherTime(body(colleague(true)))
export const GiveAwayWithoutTimes = atAnotherTime(
  body(colleague(true)),
  body({ ...offered, days: {}, next_free_day: null })
)
export const GiveAwayNarrow: Story = { ...GiveAwayAtAnotherTime, globals: { ...german, ...narrow } }
export const GiveAwayDark: Story = { ...GiveAwayAtAnotherTime, globals: dark }

export const NoAdvisors = answered(body({ ...exampleBranchCalendar, advisors: [] }))
export const NoBranches: Story = { parameters: { answers: { [branches]: body([]) } } }
export const UnknownBranch: Story = { args: { search: '?branch=nowhere' } }
export const OneBranch: Story = { parameters: { answers: { [branches]: body(exampleCalendarBranches.slice(0, 1)) } } }
export const German: Story = { globals: german }
export const GermanInformal: Story = { ...NoBranches, globals: informal }
export const Dark: Story = { globals: dark }
export const DarkWeek: Story = { ...Week, globals: dark }
export const Narrow: Story = { globals: { ...german, ...narrow } }
export const NarrowWeek: Story = { ...Week, globals: { ...german, ...narrow } }

const absence = {
  uuid: '00000000-0000-4000-8000-000000000123',
  kind: 'absence',
  starts_at: '2027-01-19T23:00:00Z',
  ends_at: '2027-01-21T23:00:00Z',
  label: 'Seminar',
  staying: { count: 2, first_day: '2027-01-20' }
}
const absent = (answer: unknown): Story => ({
  parameters: { answers: { 'GET /api/v1/branches/wien-innere-stadt/absences': answer } },
  play: ({ canvasElement }) => press(canvasElement, '.bcal-absence')
})
export const Absences = absent(body({ time_zone: 'Europe/Vienna', absences: [absence] }))
const { starts_at, ends_at, staying } = absence
export const AnnouncedAbsence = absent(
  body({ time_zone: 'Europe/Vienna', absences: [], announced: { starts_at, ends_at, staying } })
)
export const NoAbsences = absent(body({ time_zone: 'Europe/Vienna', absences: [] }))
export const AbsencesFailed = absent(refusal(503))
export const AbsencesNarrow: Story = { ...Absences, globals: { ...german, ...narrow } }
