import type { FoundAppointment } from '../agenda.ts'
import type { AdvisorAppointment, Booked, Hold, VisitorAppointment } from '../appointments.ts'
import { exampleTopics } from './appointment-topics.example.ts'

export const exampleToken = 'A'.repeat(43)

export const exampleHold: Hold = { hold: 'h'.repeat(43), expires_at: '2027-02-01T09:05:00Z' }

export const exampleBooked: Booked = {
  uuid: '6f1c2d3e-4b5a-4c6d-8e7f-000000000001',
  token: exampleToken,
  state: 'booked',
  starts_at: '2027-02-10T09:00:00Z',
  ends_at: '2027-02-10T10:00:00Z'
}

export const exampleVisitorAppointment: VisitorAppointment = {
  uuid: exampleBooked.uuid,
  state: 'booked',
  topic: { uuid: exampleTopics[0]?.uuid ?? '', topic: 'Home loan', length: 60 },
  type: 'in-branch',
  starts_at: exampleBooked.starts_at,
  ends_at: exampleBooked.ends_at,
  time_zone: 'Europe/Vienna',
  visitor_time_zone: 'Europe/Vienna',
  advisor: { alias: 'anna-gruber', full_name: 'Mag. Anna Gruber' },
  first_name: 'Maria'
}

/** Two days of an advisor in Vienna: one call with a note, one cancelled visit, one video call on the day after. */
export const exampleAppointments: AdvisorAppointment[] = [
  {
    uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a01',
    state: 'booked',
    topic: 'Mortgage and property financing',
    topic_uuid: exampleTopics[0]?.uuid ?? '',
    type: 'by-phone',
    starts_at: '2027-01-20T13:00:00Z',
    ends_at: '2027-01-20T14:30:00Z',
    time_zone: 'Europe/Vienna',
    first_name: 'Maria',
    last_name: 'Huber',
    email: 'maria.huber@example.com',
    phone: '+43 664 123 45 67',
    note: 'Please compare the fixed and the variable rate.',
    cancel_reason: '',
    cancelled_by: '',
    meeting_url: ''
  },
  {
    uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a02',
    state: 'cancelled',
    topic: 'Investment review',
    topic_uuid: exampleTopics[0]?.uuid ?? '',
    type: 'in-branch',
    starts_at: '2027-01-20T15:00:00Z',
    ends_at: '2027-01-20T15:30:00Z',
    time_zone: 'Europe/Vienna',
    first_name: 'Johann',
    last_name: 'Steiner-Lichtenberger',
    email: 'johann.steiner@example.com',
    phone: '',
    note: '',
    cancel_reason: '',
    cancelled_by: '',
    meeting_url: ''
  },
  {
    uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a03',
    state: 'booked',
    topic: 'Retirement planning',
    topic_uuid: exampleTopics[0]?.uuid ?? '',
    type: 'online',
    starts_at: '2027-01-21T23:30:00Z',
    ends_at: '2027-01-22T00:15:00Z',
    time_zone: 'Europe/Vienna',
    first_name: 'Eva',
    last_name: 'Moser',
    email: 'eva.moser@example.com',
    phone: '+43 1 234567',
    note: '',
    cancel_reason: '',
    cancelled_by: '',
    meeting_url: ''
  }
]

/** What a search for “moser” finds. */
export const exampleFoundAppointments: FoundAppointment[] = [
  {
    uuid: 'c5d1b6f4-6c2e-4c0e-9a31-1f0f5c0a0001',
    state: 'booked',
    starts_at: '2027-02-02T09:00:00Z',
    time_zone: 'Europe/Vienna',
    topic: 'Home loan',
    first_name: 'Maria',
    last_name: 'Moser',
    advisor: { alias: 'emre-yildiz', full_name: 'Emre Yıldız' },
    branch: { slug: 'wien-innere-stadt', name: 'Wien Innere Stadt' }
  },
  {
    uuid: 'c5d1b6f4-6c2e-4c0e-9a31-1f0f5c0a0002',
    state: 'cancelled',
    starts_at: '2027-01-12T08:30:00Z',
    time_zone: 'Europe/Vienna',
    topic: 'Pension',
    first_name: 'Moritz',
    last_name: 'Moser',
    advisor: { alias: 'anna-gruber', full_name: 'Mag. Anna Gruber' },
    branch: { slug: 'wien-innere-stadt', name: 'Wien Innere Stadt' }
  }
]
