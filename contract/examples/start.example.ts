import type {
  AdvisorStart,
  BranchStart,
  InstitutionStart,
  MarketingStart,
  PrivacyStart,
  ReportsStart,
  Talk
} from '../start.ts'

const WIEN = '00000000-0000-4000-8000-0000000000a1'
const GRAZ = '00000000-0000-4000-8000-0000000000a2'
const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Far ahead, so that they are still to come whenever a test runs. */
const DAY = '2099-03-02'

const talk = (number: number, hour: number, rest: Partial<Talk> = {}): Talk => ({
  uuid: uuidOf(number),
  state: 'booked',
  topic: 'Mortgage and property financing',
  type: 'in-branch',
  starts_at: `${DAY}T${String(hour).padStart(2, '0')}:00:00Z`,
  ends_at: `${DAY}T${String(hour).padStart(2, '0')}:45:00Z`,
  first_name: 'Maria',
  last_name: 'Huber',
  ...rest
})

const over = { starts_at: '2020-03-02T08:00:00Z', ends_at: '2020-03-02T08:45:00Z' }

export const exampleNextTalk: Talk = talk(9, 9, {
  starts_at: '2099-03-09T09:00:00Z',
  ends_at: '2099-03-09T10:00:00Z',
  first_name: 'Barbara',
  last_name: 'Wimmer-Schlögl'
})

/** A Monday with one talk that is over and two ahead. */
export const exampleAdvisorStart: AdvisorStart = {
  time_zone: 'Europe/Vienna',
  today: DAY,
  appointments: {
    talks: [
      talk(1, 8, { ...over, first_name: 'Paul', last_name: 'Zauner' }),
      talk(2, 12, { state: 'requested', type: 'by-phone' }),
      talk(3, 14, { first_name: 'Ayşe', last_name: 'Demir', topic: 'Investment review', type: 'online' })
    ],
    next: exampleNextTalk,
    to_confirm: 2,
    lacks: null,
    week: [240, 90, 0, 180, 60, 0, 0].map((booked, at) => ({
      date: `2099-03-${String(at + 2).padStart(2, '0')}`,
      booked,
      bookable: at < 5 ? 420 : 0
    }))
  },
  open_requests: 3,
  unanswered_requests: 1,
  absence: null,
  calendar: null,
  visits: { count: 42, before: 30 }
}

export const exampleBranchStart: BranchStart = {
  branch: { uuid: WIEN, name: 'Filiale Wien Innere Stadt', slug: 'wien-innere-stadt' },
  branches: [
    { uuid: GRAZ, name: 'Filiale Graz Herrengasse', city: 'Graz' },
    { uuid: WIEN, name: 'Filiale Wien Innere Stadt', city: 'Wien' }
  ],
  time_zone: 'Europe/Vienna',
  today: DAY,
  free: { today: 450, week: 2700 },
  appointments: 4,
  incomplete: 1,
  open_requests: 5,
  unanswered_requests: 2,
  advisors: [
    {
      uuid: uuidOf(11),
      full_name: 'Mag. Anna Gruber',
      profile_picture_url: null,
      presence: 'in',
      away_until: null,
      stand_in: null,
      appointments: 3,
      free_today: 270
    },
    {
      uuid: uuidOf(12),
      full_name: 'Dipl.-Ing. Dr. Maximilian Hohenwallner-Schwarzenbacher, MBA',
      profile_picture_url: null,
      presence: 'away',
      away_until: '2099-03-06',
      stand_in: { slug: 'anna-gruber', full_name: 'Mag. Anna Gruber' },
      appointments: 0,
      free_today: 0
    },
    {
      uuid: uuidOf(13),
      full_name: 'Lukas Hofer',
      profile_picture_url: null,
      presence: 'in',
      away_until: null,
      stand_in: null,
      appointments: 1,
      free_today: 180
    },
    {
      uuid: uuidOf(14),
      full_name: 'Florian Übelhör',
      profile_picture_url: null,
      presence: 'off',
      away_until: null,
      stand_in: null,
      appointments: 0,
      free_today: 0
    }
  ]
}

export const exampleInstitutionStart: InstitutionStart = {
  bookings: { count: 128, before: 140 },
  talks: { count: 96, before: 81 },
  branches_without_hours: {
    count: 2,
    named: [
      { uuid: GRAZ, name: 'Filiale Graz Herrengasse' },
      { uuid: WIEN, name: 'Filiale Wien Innere Stadt' }
    ]
  },
  incomplete: {
    count: 9,
    branches: 2,
    named: [
      { slug: 'graz-herrengasse', name: 'Filiale Graz Herrengasse', count: 8 },
      { slug: 'wien-innere-stadt', name: 'Filiale Wien Innere Stadt', count: 1 }
    ]
  },
  people: { uninvited: 7, expired: 2 },
  calendars: {
    count: 6,
    named: [{ uuid: uuidOf(11), full_name: 'Mag. Anna Gruber', failing_since: '2026-11-20T07:00:00Z' }]
  },
  mails: { failed: 3, delayed: 1 },
  steps: []
}

/** Nothing fails, and nothing is missing. */
export const exampleWellInstitution: InstitutionStart = {
  ...exampleInstitutionStart,
  branches_without_hours: { count: 0, named: [] },
  incomplete: { count: 0, branches: 0, named: [] },
  people: { uninvited: 0, expired: 0 },
  calendars: { count: 0, named: [] },
  mails: { failed: 0, delayed: 0 }
}

export const exampleNewInstitution: InstitutionStart = {
  ...exampleWellInstitution,
  bookings: { count: 0, before: 0 },
  talks: { count: 0, before: 0 },
  steps: [
    { step: 'logo', is_done: true },
    { step: 'branch', is_done: true },
    { step: 'hours', is_done: false },
    { step: 'topic', is_done: true },
    { step: 'person', is_done: false },
    { step: 'assignment', is_done: false },
    { step: 'embed', is_done: false },
    { step: 'booking', is_done: false }
  ]
}

export const exampleMarketingStart: MarketingStart = {
  time_zone: 'Europe/Vienna',
  cards: { apple: 1284, google: 917 },
  reach: { apple: 1100, google: 640 },
  next: {
    uuid: '6f1c9f0e-0000-4000-8000-000000000006',
    text: 'New interest rates from Monday',
    at: '2026-11-30T07:00:00Z',
    advisors: 12
  },
  last: {
    uuid: '6f1c9f0e-0000-4000-8000-000000000003',
    text: 'Our branch in Graz has moved',
    at: '2026-11-12T09:30:00Z',
    advisors: 1,
    state: 'sent'
  },
  held: 1,
  own_held: 0,
  to_approve: '6f1c9f0e-0000-4000-8000-000000000007',
  notifies: true
}

export const examplePrivacyStart: PrivacyStart = {
  requests: { open: 3, overdue: 1, next_due_on: '2026-11-20' },
  to_approve: 1
}

const counts = [18, 22, 25, 19, 21, 4, 3]
const counts_before = [15, 20, 22, 24, 19, 5, 2]
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
const starts = Array.from({ length: 7 }, (_, at) => `2026-11-${at + 16}`)
const starts_before = starts.map((_, at) => `2026-11-${String(at + 9).padStart(2, '0')}`)

export const exampleReportsStart: ReportsStart = {
  from: '2026-11-16',
  to: '2026-11-22',
  before: { from: '2026-11-09', to: '2026-11-15' },
  starts,
  starts_before,
  figures: (['profile', 'branch', 'booked', 'no-show'] as const).map((metric, at) => {
    const [now, before] = [counts, counts_before].map((all) => all.map((one) => Math.round(one / (at + 1))))
    return { metric, count: sum(now ?? []), before: sum(before ?? []), counts: now ?? [], counts_before: before ?? [] }
  })
}
