import type { CalendarWeek } from '../slots-calendar.ts'

const uuid = (last: number) => `6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d2a0${last}`
const once = { rrule: null, exceptions: [] }

/** The week of 23 November 2026, with one of everything. */
export const exampleWeek: CalendarWeek = {
  time_zone: 'Europe/Vienna',
  today: '2026-11-24',
  working_hours: [1, 2, 3, 4, 5].map((day) => ({ day: day as 1, start_time: '09:00', end_time: '17:00' })),
  holidays: [{ date: '2026-11-26', label: 'Feast day' }],
  spans: [
    {
      uuid: uuid(1),
      kind: 'blocked',
      date: '2026-11-24',
      start_time: '10:00',
      end_time: '11:30',
      label: 'Team',
      ...once
    },
    { uuid: uuid(2), kind: 'open', date: '2026-11-25', start_time: '17:00', end_time: '19:00', label: '', ...once },
    {
      uuid: uuid(3),
      kind: 'blocked',
      date: '2026-11-16',
      start_time: '12:00',
      end_time: '13:00',
      label: 'Lunch',
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      exceptions: ['2026-11-27']
    }
  ],
  busy: [
    {
      kind: 'appointment',
      uuid: uuid(8),
      date: '2026-11-24',
      start_time: '14:00',
      end_time: '15:00',
      label: 'Eva Muster'
    },
    {
      kind: 'requested',
      uuid: uuid(9),
      date: '2026-11-24',
      start_time: '14:30',
      end_time: '15:30',
      label: 'Max Muster'
    },
    { kind: 'external', date: '2026-11-25', start_time: '09:00', end_time: '10:30', label: '' },
    { kind: 'absence', date: '2026-11-27', start_time: '00:00', end_time: '24:00', label: 'Holidays' }
  ]
}
