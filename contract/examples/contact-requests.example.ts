import type { AdvisorContactRequest, CallbackDay, ContactOffer } from '../contact-requests.ts'

export const exampleContactOffer: ContactOffer = {
  kinds: ['basic', 'appointment', 'callback', 'messenger'],
  full_name: 'Mag. Anna Gruber',
  time_zone: 'Europe/Vienna'
}

const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
const AFTERNOON = ['13:00', '13:30', '14:00', '14:30', '15:00']

/** A Thursday, and a Friday that ends at noon. */
export const exampleCallbackTimes: { callback_days: CallbackDay[] } = {
  callback_days: [
    {
      date: '2099-03-05',
      start_time: [...MORNING, ...AFTERNOON],
      end_time: [...MORNING, '12:00', ...AFTERNOON, '15:30']
    },
    { date: '2099-03-06', start_time: MORNING, end_time: [...MORNING.slice(1), '12:00'] }
  ]
}

const maria = {
  first_name: 'Maria',
  last_name: 'Huber',
  email: 'maria.huber@example.com',
  phone: '+43 664 123 45 67',
  note: '',
  date: null,
  start_time: null,
  end_time: null,
  time_zone: 'Europe/Vienna',
  done_at: null
}

/** One of each kind: an open callback and appointment request, and a message that is done. */
export const exampleContactRequests: AdvisorContactRequest[] = [
  {
    ...maria,
    uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a01',
    kind: 'callback',
    date: '2027-01-22',
    start_time: '09:00',
    end_time: '11:30',
    created_at: '2027-01-20T13:05:00Z'
  },
  {
    ...maria,
    uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a02',
    kind: 'appointment',
    first_name: 'Johann',
    last_name: 'Steiner',
    email: 'johann.steiner@example.com',
    phone: '',
    note: 'It is about a loan for a flat in Graz.',
    date: '2027-01-29',
    created_at: '2027-01-19T08:40:00Z'
  },
  {
    ...maria,
    uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a03',
    kind: 'basic',
    first_name: 'Eva',
    last_name: 'Moser',
    email: 'eva.moser@example.com',
    note: 'Which papers do I need for a savings account?\nThank you!',
    created_at: '2027-01-18T16:20:00Z',
    done_at: '2027-01-19T09:00:00Z'
  }
]
