import type { SmmCalendar } from '../smm-calendar.ts'

export const exampleCalendar: SmmCalendar = {
  identifier: 'https://calendar.example/dav/anna/work/',
  user: 'anna',
  kind: 'caldav',
  fetched_at: '2027-01-20T08:00:00Z',
  failing_since: null,
  fault: null,
  unwritten_since: null
}

export const exampleFailingCalendar: SmmCalendar = {
  ...exampleCalendar,
  failing_since: '2027-01-20T08:05:00Z',
  fault: 'unreachable'
}

export const exampleUnwrittenCalendar: SmmCalendar = { ...exampleCalendar, unwritten_since: '2027-01-20T08:05:00Z' }
