import type { BookingFunnel, WithoutTime } from '../booking-funnel.ts'

export const exampleBookingFunnel: BookingFunnel = {
  from: '2026-11-01',
  to: '2026-11-22',
  steps: [
    { step: 'visit', count: 1240, none: 0, late: 0, error: 0 },
    { step: 'opened', count: 310, none: 0, late: 0, error: 2 },
    { step: 'topic', count: 248, none: 42, late: 17, error: 3 },
    { step: 'slot', count: 121, none: 0, late: 0, error: 4 },
    { step: 'booked', count: 96, none: 0, late: 0, error: 0 },
    { step: 'held', count: 81, none: 0, late: 0, error: 0 }
  ],
  weeks: [
    { start: '2026-11-01', counts: [52, 12, 9, 4, 3, 2] },
    { start: '2026-11-02', counts: [401, 96, 77, 38, 30, 25] },
    { start: '2026-11-09', counts: [388, 104, 81, 41, 33, 28] },
    { start: '2026-11-16', counts: [399, 98, 81, 38, 30, 26] }
  ],
  campaigns: ['plakat-graz', 'newsletter-herbst'],
  pages: ['card', 'booking-page', 'www.bank.example', '/p/vorsorge'],
  widgets: ['popup', 'inline', 'form']
}

export const exampleWithoutTime: WithoutTime[] = [
  {
    organization_uuid: '00000000-0000-4000-8000-000000000002',
    branch: 'Graz Herrengasse',
    topic: 'Finanzierung',
    none: 42,
    late: 0
  },
  {
    organization_uuid: '00000000-0000-4000-8000-000000000001',
    branch: 'Wien Innere Stadt',
    topic: 'Vorsorge und Versicherung',
    none: 5,
    late: 12
  }
]
