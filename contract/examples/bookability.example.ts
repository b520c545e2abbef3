import type { Bookability, BookingOffer } from '../bookability.ts'

const advisor = (uuid: string, full_name: string) => ({ uuid, full_name, profile_picture_url: null })

/** A branch with one advisor who can be booked and two who cannot. */
export const exampleBookability: Bookability = {
  slug: 'wien-innere-stadt',
  name: 'Wien Innere Stadt',
  time_zone: 'Europe/Vienna',
  closed_at: null,
  advisors: [
    { ...advisor('p1', 'Mag. Anna Gruber'), next_free: '2027-01-20T09:30:00Z', obstacle: null },
    { ...advisor('p2', 'Dr. Katharina Steiner-Waldhäusl, MBA'), next_free: null, obstacle: 'away' },
    { ...advisor('p3', 'Emre Yıldız'), next_free: null, obstacle: 'hours' }
  ]
}

export const exampleBookingOffer: BookingOffer = {
  topics: ['Wohnbaufinanzierung', 'Vorsorge'],
  types: ['by-phone', 'in-branch'],
  hours: [
    { day: 1, start_time: '09:00', end_time: '12:00' },
    { day: 1, start_time: '13:00', end_time: '17:00' },
    { day: 5, start_time: '09:00', end_time: '12:00' }
  ],
  has_own_hours: false
}
