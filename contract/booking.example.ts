import { exampleTopics } from './appointment-topics.example.ts'
import type { Booked, Hold, VisitorAppointment } from './appointments.ts'

export const exampleToken = 'A'.repeat(43)

export const exampleHold: Hold = { hold: 'h'.repeat(43), expires_at: '2027-02-01T09:05:00Z' }

export const exampleBooked: Booked = {
  uuid: '6f1c2d3e-4b5a-4c6d-8e7f-000000000001',
  token: exampleToken,
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
