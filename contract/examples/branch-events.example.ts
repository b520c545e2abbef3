import type { BranchEvent, BranchEventsPage, EventGuests, EventRegistration, ShownEvent } from '../branch-events.ts'

const uuid = (nth: number) => `3f2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

const graz = {
  organization_uuid: uuid(100),
  branch: 'Graz',
  time_zone: 'Europe/Vienna',
  place: 'branch' as const,
  address: '',
  online_url: '',
  closes_at: ''
}

const [first, full, draft, cancelled]: BranchEvent[] = [
  {
    uuid: uuid(1),
    revision: 'a1',
    ...graz,
    state: 'published',
    is_over: false,
    title: { de: 'Wohnen in Graz: der Weg zur eigenen Wohnung', en: 'Buying your first flat in Graz' },
    description: { de: 'Was möglich ist und was es kostet.', en: 'What is possible, and what it costs.' },
    starts_at: '2027-03-10T18:00',
    ends_at: '2027-03-10T19:30',
    closes_at: '2027-03-09T12:00',
    seats: 30,
    taken: 12,
    waiting: 0,
    url: 'https://bank.example/events/graz/1'
  },
  {
    uuid: uuid(2),
    revision: 'a1',
    ...graz,
    place: 'online',
    online_url: 'https://meet.example/pension',
    state: 'published',
    is_over: false,
    title: { de: 'Vorsorge für Selbstständige und Freiberuflerinnen', en: '' },
    description: { de: '', en: '' },
    starts_at: '2027-03-17T18:00',
    ends_at: '2027-03-17T19:00',
    seats: 20,
    taken: 20,
    waiting: 4,
    url: 'https://bank.example/events/graz/2'
  },
  {
    uuid: uuid(3),
    revision: 'a1',
    ...graz,
    place: 'address',
    address: 'Kongress Graz, Sparkassenplatz 1',
    state: 'draft',
    is_over: false,
    title: { de: 'Frühlingsempfang', en: 'Spring reception' },
    description: { de: '', en: '' },
    starts_at: '2027-04-01T17:00',
    ends_at: '2027-04-01T20:00',
    seats: 200,
    taken: 0,
    waiting: 0,
    url: null
  },
  {
    uuid: uuid(4),
    revision: 'a1',
    ...graz,
    state: 'cancelled',
    is_over: false,
    title: { de: 'Sicher online', en: 'Safe online' },
    description: { de: '', en: '' },
    starts_at: '2027-04-08T17:00',
    ends_at: '2027-04-08T18:00',
    seats: 15,
    taken: 3,
    waiting: 0,
    url: 'https://bank.example/events/graz/4'
  }
] as const

export const exampleBranchEvent = first as BranchEvent

export const exampleBranchEvents: BranchEventsPage = {
  events: [first, full, draft, cancelled] as BranchEvent[],
  total: 4,
  page_size: 25,
  branches: [
    { uuid: uuid(100), name: 'Graz', city: 'Graz' },
    { uuid: uuid(101), name: 'Wien Mitte', city: 'Wien' }
  ]
}

const guest = (
  nth: number,
  first_name: string,
  last_name: string,
  rest: Partial<EventRegistration> = {}
): EventRegistration => ({
  uuid: uuid(nth),
  created_at: '2027-02-01T09:00:00Z',
  state: 'registered',
  first_name,
  last_name,
  email: `${first_name.toLowerCase()}@visitor.example`,
  seats: 1,
  attended_at: null,
  ...rest
})

export const exampleEventGuests: EventGuests = {
  event: exampleBranchEvent,
  registrations: [
    guest(11, 'Eva', 'Auer', { attended_at: '2027-03-10T17:05:00Z' }),
    guest(12, 'Maximilian', 'Freudensprung-Oberhollenzer', { seats: 2 }),
    guest(13, 'Willi', 'Wartet', { state: 'waiting' }),
    guest(14, 'Anna', 'Abgesagt', { state: 'cancelled' })
  ]
}

export const exampleShownEvents: { events: ShownEvent[]; total: number } = {
  events: [
    {
      uuid: uuid(1),
      title: 'Buying your first flat in Graz',
      when: 'Wednesday, 10 March 2027, 18:00–19:30',
      starts_at: '2027-03-10T17:00:00Z',
      where: 'Alpenbank Graz, Herrengasse 1, 8010 Graz',
      seats_left: 18,
      state: 'open',
      url: 'https://bank.example/events/graz/1'
    },
    {
      uuid: uuid(2),
      title: 'Vorsorge für Selbstständige und Freiberuflerinnen',
      when: 'Wednesday, 17 March 2027, 18:00–19:00 (Central European Time)',
      starts_at: '2027-03-17T17:00:00Z',
      where: 'Online',
      seats_left: 0,
      state: 'full',
      url: 'https://bank.example/events/graz/2'
    }
  ],
  total: 3
}
