import type { SmmCalendar } from '../smm-calendar.ts'

export const exampleCalendar: SmmCalendar = {
  identifier: 'https://calendar.example/dav/anna/work/',
  user: 'anna',
  account: '',
  kind: 'caldav',
  fetched_at: '2027-01-20T08:00:00Z',
  failing_since: null,
  fault: null,
  unwritten_since: null,
  told_since: null,
  services: [],
  syncs: [
    { started_at: '2027-01-20T05:35:00Z', ended_at: '2027-01-20T08:00:00Z', fault: null, readings: 30 },
    { started_at: '2027-01-20T05:30:00Z', ended_at: '2027-01-20T05:30:00Z', fault: 'unreachable', readings: 1 }
  ],
  changes: []
}

export const exampleFailingCalendar: SmmCalendar = {
  ...exampleCalendar,
  failing_since: '2027-01-20T08:05:00Z',
  fault: 'unreachable'
}

export const exampleUnwrittenCalendar: SmmCalendar = { ...exampleCalendar, unwritten_since: '2027-01-20T08:05:00Z' }

/** A calendar at a service that tells of changes. */
export const exampleToldCalendar: SmmCalendar = {
  ...exampleCalendar,
  identifier: '',
  user: '',
  account: 'anna.gruber@bank.example',
  kind: 'microsoft',
  told_since: '2027-01-19T08:00:00Z',
  services: ['microsoft']
}

/** A calendar at a service, to which its owner no longer gives access. */
export const exampleRevokedCalendar: SmmCalendar = {
  ...exampleCalendar,
  identifier: '',
  user: '',
  account: 'anna.gruber@bank.example',
  kind: 'microsoft',
  failing_since: '2027-01-20T08:05:00Z',
  fault: 'consent',
  services: ['microsoft']
}
