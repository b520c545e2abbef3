import type { AgendaDays } from '../agenda.ts'
import { exampleAppointments } from './appointments.example.ts'
import { exampleBranchCalendar, exampleWindow } from './branch-calendar.example.ts'

const [anna] = exampleBranchCalendar.advisors

/** A week with hours, a blocked time, an absence on the 21st and a holiday on the 22nd, which has no hours. */
export const exampleAgenda: AgendaDays = {
  time_zone: 'Europe/Vienna',
  hours: (anna?.hours ?? []).filter(({ date }) => date !== '2027-01-22'),
  busy: [
    ...(anna?.busy ?? []),
    { kind: 'absence', starts_at: '2027-01-20T23:00:00Z', ends_at: '2027-01-21T23:00:00Z' }
  ],
  window: exampleWindow,
  closures: [{ date: '2027-01-22', start_time: null, end_time: null, label: 'Landespatronin' }],
  appointments: exampleAppointments
}
