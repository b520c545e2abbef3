import type { AdvisorAppointment } from '../appointments.ts'
import type { BranchCalendar, CalendarBranch, HandOverPlan } from '../branch-calendar.ts'
import { exampleAppointments } from './appointments.example.ts'

export const exampleCalendarBranches: CalendarBranch[] = [
  { slug: 'wien-innere-stadt', name: 'Wien Innere Stadt', city: 'Wien', advisors: 3 },
  { slug: 'graz', name: 'Graz', city: 'Graz', advisors: 2 }
]

const DAYS = ['18', '19', '20', '21', '22'].map((day) => `2027-01-${day}`)
const hours = (start_time: string, end_time: string) => DAYS.map((date) => ({ date, start_time, end_time }))
const [call, visit, video] = exampleAppointments
export const exampleWindow = { notice_minutes: 60, last_day: '2027-03-01' }

/** A branch with somebody who is booked, somebody who is away on the 20th, and somebody without hours. */
export const exampleBranchCalendar: BranchCalendar = {
  slug: 'wien-innere-stadt',
  name: 'Wien Innere Stadt',
  time_zone: 'Europe/Vienna',
  today: '2027-01-20',
  closures: [{ date: '2027-01-22', start_time: '12:00', end_time: '14:00', label: 'Betriebsversammlung' }],
  next_day: null,
  advisors: [
    {
      alias: 'anna-gruber',
      full_name: 'Mag. Anna Gruber',
      profile_picture_url: null,
      is_deactivated: false,
      hours: hours('09:00', '17:00'),
      busy: [{ kind: 'blocked', starts_at: '2027-01-20T09:00:00Z', ends_at: '2027-01-20T10:00:00Z' }],
      window: exampleWindow,
      appointments: [
        ...(call ? [call] : []),
        ...(visit ? [{ ...visit, state: 'requested' as const }] : []),
        ...(video ? [video] : [])
      ]
    },
    {
      alias: 'katharina-steiner-waldhaeusl',
      full_name: 'Dr. Katharina Steiner-Waldhäusl, MBA',
      profile_picture_url: null,
      is_deactivated: false,
      hours: hours('08:00', '18:30'),
      busy: [
        { kind: 'absence', starts_at: '2027-01-19T23:00:00Z', ends_at: '2027-01-20T23:00:00Z' },
        { kind: 'external', starts_at: '2027-01-21T09:00:00Z', ends_at: '2027-01-21T09:30:00Z' }
      ],
      window: exampleWindow,
      appointments: []
    },
    {
      alias: 'emre-yildiz',
      full_name: 'Emre Yıldız',
      profile_picture_url: null,
      is_deactivated: false,
      hours: [],
      busy: [],
      window: null,
      appointments: []
    }
  ]
}

/** Somebody who has left keeps an appointment. */
export const exampleFormerAdvisor: BranchCalendar['advisors'][number] = {
  alias: 'lukas-hofer',
  full_name: 'Lukas Hofer',
  profile_picture_url: null,
  is_deactivated: true,
  hours: [],
  busy: [],
  window: null,
  appointments: call ? [{ ...call, uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a09', last_name: 'Berger' }] : []
}

const given = ({ uuid, starts_at, ends_at, type, topic, first_name, last_name }: AdvisorAppointment) => ({
  uuid,
  state: 'booked' as const,
  starts_at,
  ends_at,
  type,
  topic,
  customer: `${first_name} ${last_name}`
})

/** Appointments for two colleagues, and one that nobody can take. */
export const exampleHandOverPlan: HandOverPlan = {
  time_zone: 'Europe/Vienna',
  colleagues: [
    {
      alias: 'katharina-steiner-waldhaeusl',
      full_name: 'Dr. Katharina Steiner-Waldhäusl, MBA',
      profile_picture_url: null,
      branch: 'Wien Innere Stadt'
    },
    { alias: 'emre-yildiz', full_name: 'Emre Yıldız', profile_picture_url: null, branch: 'Wien Innere Stadt' }
  ],
  appointments: exampleAppointments.slice(0, 3).map((one, index) => ({
    ...given(one),
    free:
      index < 2
        ? [
            { alias: 'katharina-steiner-waldhaeusl', is_offered: index === 0 },
            { alias: 'emre-yildiz', is_offered: false }
          ]
        : [],
    proposed: index ? null : 'katharina-steiner-waldhaeusl',
    obstacle: index < 2 ? null : ('busy' as const)
  }))
}
