import type { Preparation } from '../preparation.ts'

export const examplePreparation: Preparation = {
  booked_at: '2027-01-11T09:20:00Z',
  booked_by: 'visitor',
  source: 'website',
  source_site: 'www.alpenbank.example',
  campaign: 'spring-loans',
  comment: 'Your partner is welcome to join us.',
  documents: ['Photo ID', 'Last three payslips'],
  branch: 'Wien Innere Stadt',
  internal_note: '',
  calendar_change: null,
  talks: [
    {
      uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a07',
      state: 'booked',
      starts_at: '2027-02-03T09:00:00Z',
      time_zone: 'Europe/Vienna',
      topic: 'Home loan',
      alias: 'anna-gruber',
      advisor: 'Mag. Anna Gruber',
      branch_slug: 'wien-innere-stadt'
    },
    {
      uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1a08',
      state: 'cancelled',
      starts_at: '2026-11-12T14:00:00Z',
      time_zone: 'Europe/Vienna',
      topic: 'Investment review',
      alias: 'emre-yildiz',
      advisor: 'Emre Yıldız',
      branch_slug: 'wien-innere-stadt'
    }
  ],
  history: [
    {
      uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1b03',
      created_at: '2027-01-12T08:05:10Z',
      what: 'mail-visitor',
      author: 'system',
      author_name: '',
      before: '',
      after: 'moved',
      message: ''
    },
    {
      uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1b02',
      created_at: '2027-01-12T08:05:00Z',
      what: 'moved',
      author: 'staff',
      author_name: 'Brigitte Wallner',
      before: '2027-01-19T13:00:00Z',
      after: '2027-01-20T13:00:00Z',
      message: 'Am Dienstag bin ich leider auf Schulung.'
    },
    {
      uuid: '6a2f0b1c-6f0e-4a63-9a53-0c6f5f0d1b01',
      created_at: '2027-01-11T09:20:05Z',
      what: 'mail-visitor',
      author: 'system',
      author_name: '',
      before: '',
      after: 'booked',
      message: ''
    }
  ]
}
