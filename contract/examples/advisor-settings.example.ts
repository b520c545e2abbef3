import type { AdvisorSettings } from '../advisor-settings.ts'

export const exampleSettings: AdvisorSettings = {
  requires_confirmation: false,
  notify: { booked: true, moved: true, cancelled: true },
  reminder_hours: 24,
  copies_to: ['office@alpenbank.example'],
  languages: ['de', 'en'],
  meeting_url: 'https://meet.alpenbank.example/anna-gruber',
  notice_minutes: null,
  buffer_before: 0,
  buffer_after: 15,
  absence: {
    from: '2027-02-01',
    to: '2027-02-12',
    text: 'I am on holiday.',
    stand_in: 'lukas-hofer'
  },
  appointments_in_absence: 2,
  time_zone: 'Europe/Vienna'
}
