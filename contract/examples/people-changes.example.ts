import type { BulkChange } from '../bulk-changes.ts'

export const exampleChanging: BulkChange = {
  uuid: '3c1d7f0e-5a36-4c5e-9d5b-2f6a1c0f7d31',
  state: 'running',
  created_at: '2026-11-23T09:00:00Z',
  finished_at: null,
  total: 612,
  processed: 240,
  changed: 238,
  same: 1,
  left_out: 1,
  those_left_out: []
}

export const exampleChanged: BulkChange = {
  ...exampleChanging,
  state: 'done',
  finished_at: '2026-11-23T09:01:00Z',
  processed: 612,
  changed: 600,
  same: 10,
  left_out: 2,
  those_left_out: [
    {
      uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e62',
      name: 'Lukas Hofer',
      reasons: ['Someone else already signs in with this e-mail address.']
    },
    {
      uuid: '0b8a2f5e-7c1d-4e3a-9f60-1a2b3c4d5e6f',
      name: 'Dr. Katharina Steiner-Waldhäusl, MBA',
      reasons: ['This is not a valid e-mail address. Please enter one such as name@example.com.']
    }
  ]
}
