import type { DefaultHours } from '../default-hours.ts'
import type { Affected, CalendarDay, CalendarRegion, Holiday } from '../holidays.ts'
import { exampleBreaks } from './working-hours.example.ts'

export const exampleDefaultHours: DefaultHours = {
  hours: exampleBreaks,
  is_own: true,
  revision: 'own',
  keepers: 412,
  advisors: 600
}
export const exampleInherited: DefaultHours = {
  hours: exampleBreaks,
  is_own: false,
  revision: 'none',
  keepers: 9,
  advisors: 14
}

const id = (at: number) => `00000000-0000-4000-8000-0000000005${String(at).padStart(2, '0')}`
const WHOLE = { start_time: null, end_time: null, organization_uuid: null }

const holiday = (at: number, date: string, label: string): Holiday => ({
  ...WHOLE,
  uuid: id(at),
  kind: 'holiday',
  date,
  last_date: date,
  label
})

/** In the given year, the institution's and one of a branch. */
export const exampleHolidays = (year: number, branch: string): Holiday[] => [
  holiday(1, `${year}-01-01`, 'Neujahr'),
  holiday(2, `${year}-05-01`, 'Staatsfeiertag'),
  {
    ...WHOLE,
    uuid: id(3),
    kind: 'closure',
    date: `${year}-07-12`,
    last_date: `${year}-07-16`,
    label: 'Umbau',
    organization_uuid: branch
  },
  {
    uuid: id(6),
    kind: 'special-hours',
    date: `${year}-09-18`,
    last_date: `${year}-09-18`,
    label: 'Lange Nacht',
    start_time: '10:00',
    end_time: '22:00',
    organization_uuid: branch
  },
  holiday(4, `${year}-10-26`, 'Nationalfeiertag'),
  {
    uuid: id(5),
    kind: 'closure',
    date: `${year}-12-24`,
    last_date: `${year}-12-24`,
    label: 'Heiliger Abend',
    start_time: '12:00',
    end_time: '24:00',
    organization_uuid: null
  }
]

export const exampleAffected = (year: number): Affected => ({
  total: 3,
  are_hidden: false,
  appointments: [8, 9, 10].map((hour) => ({
    uuid: id(hour + 10),
    starts_at: `${year}-07-13T${String(hour).padStart(2, '0')}:00:00Z`,
    ends_at: `${year}-07-13T${String(hour).padStart(2, '0')}:30:00Z`,
    time_zone: 'Europe/Vienna',
    advisor: 'Mag.ª Anna Gruber',
    branch: 'Filiale Wien Innere Stadt',
    topic: 'Wohnbaufinanzierung',
    customer: 'Maria Huber',
    advisor_alias: 'anna-gruber',
    branch_alias: 'wien-innere-stadt'
  }))
})

export const exampleRegions: CalendarRegion[] = [
  {
    code: 'DE',
    name: 'Deutschland',
    states: [{ code: 'BY', name: 'Bayern', regions: [{ code: 'A', name: 'Stadt Augsburg' }] }]
  },
  { code: 'LI', name: 'Liechtenstein', states: [] },
  {
    code: 'AT',
    name: 'Österreich',
    states: [
      { code: '6', name: 'Steiermark', regions: [] },
      { code: '9', name: 'Wien', regions: [] }
    ]
  }
]

export const exampleCalendar = (year: number): CalendarDay[] => [
  { date: `${year}-01-01`, start_time: null, label: 'Neujahr' },
  { date: `${year}-01-06`, start_time: null, label: 'Heilige Drei Könige' },
  { date: `${year}-12-24`, start_time: '14:00', label: 'Heiliger Abend' },
  { date: `${year}-12-25`, start_time: null, label: 'Christtag' }
]
