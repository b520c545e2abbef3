import type { Meta, StoryObj } from '@storybook/react-vite'
import { Router } from 'wouter'
import type { AdvisorAppointment } from '#contract/appointments'
import { exampleAppointments } from '#contract/examples/appointments.example'
import { examplePreparation } from '#contract/examples/preparation.example'
import { AppStage } from '../.storybook/app-stage.tsx'
import { body, dark, german, informal, narrow, never, refusal } from '../.storybook/states.ts'
import { BASE } from '../widgets/app/routes.ts'
import { Page } from '../widgets/booking/appointments/appointments.page.tsx'
import { LIST as START } from '../widgets/booking/appointments/query-state.ts'

const route = 'GET /api/v1/advisors/anna-gruber/appointments'
const listed = (appointments: AdvisorAppointment[], total = appointments.length) =>
  body({ appointments, total, page_size: 20 })

const calendar = 'GET /api/v1/advisors/anna-gruber/calendar'
const inCalendar = body({ time_zone: 'Europe/Vienna', appointments: exampleAppointments })

interface Args {
  search: string
}

const meta: Meta<Args> = {
  title: 'App/Appointments',
  render: ({ search }) => (
    <AppStage path={START + search}>
      <Router base={BASE}>
        <Page alias="anna-gruber" />
      </Router>
    </AppStage>
  ),
  parameters: {
    look: { background: 'light-dark(#f5f7f8, #121518)' },
    answers: { [route]: listed(exampleAppointments), [calendar]: inCalendar },
    docs: { description: { component: "The signed-in advisor's appointments by day, upcoming or past." } }
  },
  args: { search: '' }
}
export default meta

type Story = StoryObj<Args>

const answered = (answer: unknown): Story => ({ parameters: { answers: { [route]: answer } } })
const at = (time: string) => `${new Date().toISOString().slice(0, 10)}T${time}:00Z`
const [call, visit, video] = exampleAppointments as [AdvisorAppointment, AdvisorAppointment, AdvisorAppointment]

const long: AdvisorAppointment = {
  ...visit,
  uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a09',
  state: 'booked',
  topic: 'Wohnbaufinanzierung mit Landesförderung und Zwischenfinanzierung für Genossenschaftswohnungen',
  first_name: 'Maximiliane Alexandra',
  last_name: 'Freifrau von Hohenstein-Lichtenberg-Oberndorf',
  email: 'maximiliane.alexandra.freifrau.von.hohenstein-lichtenberg@wohnbaufoerderung.example.at',
  phone: '+43 (0) 664 123 45 67',
  note: `Wir haben eine Genossenschaftswohnung in Aussicht.

${'Welche Unterlagen sollen wir mitbringen? '.repeat(9)}`
}

export const Ready: Story = {}
export const Loading = answered(never)
export const Failed: Story = { ...answered(refusal(503)), name: 'Error' }
export const Empty = answered(listed([]))
export const Past: Story = { args: { search: '?period=past' } }
export const EmptyPast: Story = { ...Empty, ...Past }
export const Today = answered(listed([{ ...call, starts_at: at('13:00'), ends_at: at('14:30') }, video]))
export const SeveralPages: Story = { ...answered(listed(exampleAppointments, 64)), args: { search: '?page=2' } }
export const TwoZones = answered(listed([call, { ...video, time_zone: 'Europe/London' }]))
export const German: Story = { ...answered(listed([long, ...exampleAppointments])), globals: german }
export const GermanInformal: Story = { ...Empty, globals: informal }
export const Dark: Story = { globals: dark }
export const Narrow: Story = { ...German, globals: { ...german, ...narrow } }
export const Day: Story = { args: { search: '?view=day&day=2027-01-20' } }
export const Week: Story = { args: { search: '?view=week&day=2027-01-20' } }
export const Month: Story = { args: { search: '?view=month&day=2027-01-20' } }
export const WeekOnAPhone: Story = { ...narrow, args: { search: '?view=week&day=2027-01-20' } }
export const NothingFound: Story = { ...answered(listed([])), args: { search: '?q=nobody' } }
const opened = (appointment: AdvisorAppointment): Story => ({
  args: { search: `?appointment=${appointment.uuid}` },
  parameters: {
    answers: {
      [route]: listed([appointment]),
      [`${route}/${appointment.uuid}`]: body(appointment),
      [`${route}/${appointment.uuid}/preparation`]: body(examplePreparation)
    }
  }
})
const LINK = 'https://meet.alpenbank.example/eva-moser'
export const Details: Story = opened(call)
export const VideoWithoutLink: Story = opened(video)
export const VideoWithOwnLink: Story = {
  ...opened({ ...video, meeting_url: LINK, join_url: LINK }),
  globals: { ...german, ...narrow }
}
export const ToConfirm = answered(listed([{ ...call, state: 'requested' }, visit, { ...video, state: 'no-show' }]))
