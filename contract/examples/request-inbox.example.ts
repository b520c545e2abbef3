import type { InboxPage, InboxRequest } from '../request-inbox.ts'
import type { RequestReply } from '../request-thread.ts'

const vienna = { uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d11', name: 'Filiale Wien Innere Stadt' }
const graz = { uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d12', name: 'Filiale Graz Herrengasse' }
const anna = { uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e01', full_name: 'Mag. Anna Gruber', slug: 'anna-gruber' }
const lukas = { uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e02', full_name: 'Lukas Hofer', slug: 'lukas-hofer' }

const maria: InboxRequest = {
  uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a01',
  kind: 'callback',
  first_name: 'Maria',
  last_name: 'Huber',
  email: 'maria.huber@example.com',
  phone: '+43 664 123 45 67',
  note: '',
  date: '2027-01-22',
  start_time: '09:00',
  end_time: '11:30',
  time_zone: 'Europe/Vienna',
  created_at: '2027-01-20T13:05:00Z',
  done_at: null,
  is_customer: null,
  source: 'card',
  source_site: '',
  campaign: 'flyer',
  due_on: '2027-01-22',
  due_time: '11:30',
  is_overdue: false,
  is_answered: false,
  advisor: { ...anna, profile_picture_url: null, has_left: false },
  branch: vienna,
  appointment_starts_at: null,
  booked_with: null,
  appointment_uuid: null,
  booked_slug: null,
  booked_branch_slug: null,
  answered: null,
  attempted: null
}

/** One of each kind: an open callback and appointment request, and a message that is done. */
export const exampleInboxRequests: InboxRequest[] = [
  maria,
  {
    ...maria,
    uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a02',
    kind: 'appointment',
    first_name: 'Johann',
    last_name: 'Steiner',
    email: 'johann.steiner@example.com',
    phone: '',
    note: 'It is about a loan for a flat in Graz.',
    is_customer: true,
    date: '2027-02-10',
    start_time: null,
    end_time: null,
    created_at: '2027-01-19T08:40:00Z',
    due_on: '2027-01-20',
    due_time: null,
    is_overdue: true
  },
  {
    ...maria,
    uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1a03',
    kind: 'basic',
    first_name: 'Eva',
    last_name: 'Moser',
    email: 'eva.moser@example.com',
    note: 'Which papers do I need for a savings account?\nThank you!',
    date: null,
    start_time: null,
    end_time: null,
    created_at: '2027-01-18T16:20:00Z',
    done_at: '2027-01-19T09:00:00Z',
    due_on: '2027-01-19',
    due_time: null,
    appointment_starts_at: '2027-01-26T09:00:00Z',
    booked_with: lukas.full_name,
    appointment_uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a09',
    booked_slug: lukas.slug,
    booked_branch_slug: 'graz',
    answered: { at: '2027-01-18T17:00:00Z', by: 'Anna Gruber' }
  }
]

export const exampleReplies: RequestReply[] = [
  {
    uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1b01',
    author_name: 'Anna Gruber',
    text: 'Dear Eva Moser,\n\na passport is all you need.',
    created_at: '2027-01-18T17:00:00Z',
    is_from_customer: false,
    is_internal: false,
    is_attempt: false
  },
  {
    uuid: '8c1f0b1c-6f0e-4a63-9a53-0c6f5f0d1b02',
    author_name: 'Lukas Hofer',
    text: 'Thank you! Is a driving licence enough as well?',
    created_at: '2027-01-19T07:40:00Z',
    is_from_customer: true,
    is_internal: false,
    is_attempt: false
  }
]

export const exampleInbox: InboxPage = {
  requests: exampleInboxRequests,
  total: 3,
  page_size: 25,
  branches: [],
  advisors: []
}

/** What an administrator sees, with a branch chosen. */
export const exampleInboxOfAll: InboxPage = {
  ...exampleInbox,
  branches: [
    { ...graz, city: 'Graz' },
    { ...vienna, city: 'Wien' }
  ],
  advisors: [anna, lukas].map((one) => ({ ...one, profile_picture_url: null, branch: vienna.name }))
}
