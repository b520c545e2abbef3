import type { WaitlistEntry, WaitlistPage, WaitlistStart } from '../waitlist.ts'

const uuid = (nth: number) => `5a2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

const entry: WaitlistEntry = {
  uuid: uuid(1),
  created_at: '2026-11-20T16:05:00Z',
  state: 'waiting',
  is_paused: false,
  place: 1,
  first_name: 'Eva',
  last_name: 'Muster',
  email: 'eva.muster@visitor.example',
  phone: '+43 660 1234567',
  note: 'Am liebsten gleich in der Früh.',
  topic: 'Wohnbaufinanzierung',
  type: 'in-branch',
  weekdays: [1, 2, 3, 4, 5],
  start_time: '',
  end_time: '12:00',
  from_date: '2026-11-23',
  until_date: '2026-12-18',
  time_zone: 'Europe/Vienna',
  advisor: 'Mag. Anna Gruber',
  branch: 'Wien Innere Stadt',
  earlier_than: null,
  offer: null,
  offers: 0
}

export const exampleWaiting: WaitlistEntry[] = [
  {
    ...entry,
    uuid: uuid(2),
    created_at: '2026-11-19T08:10:00Z',
    state: 'offered',
    first_name: 'Maximiliane',
    last_name: 'Pichler-Schwarzenberger',
    phone: '',
    note: '',
    earlier_than: '2026-12-10T09:00:00Z',
    offer: {
      uuid: uuid(20),
      starts_at: '2026-11-24T09:00:00Z',
      opens_at: '2026-11-21T08:00:00Z',
      expires_at: '2026-11-21T08:15:00Z'
    },
    offers: 2
  },
  { ...entry, place: 2 },
  {
    ...entry,
    uuid: uuid(3),
    created_at: '2026-11-20T18:00:00Z',
    is_paused: true,
    place: 3,
    first_name: 'Jakob',
    last_name: 'Lang',
    type: 'online',
    weekdays: [6],
    start_time: '10:00',
    advisor: null,
    note: ''
  }
]

export const exampleEnded: WaitlistEntry[] = (['booked', 'left', 'removed', 'over'] as const).map((state, at) => ({
  ...entry,
  uuid: uuid(30 + at),
  state,
  place: null,
  offers: at ? 0 : 1
}))

export const exampleWaitlist: WaitlistPage = { entries: exampleWaiting, total: 3, page_size: 25 }

export const exampleStarts: WaitlistStart[] = [
  { starts_at: '2026-11-24T09:00:00Z', advisor_uuid: uuid(101), advisor: 'Mag. Anna Gruber', suits: true },
  { starts_at: '2026-11-24T13:30:00Z', advisor_uuid: uuid(101), advisor: 'Mag. Anna Gruber', suits: false }
]
