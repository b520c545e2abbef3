import type { BulkChange } from '../bulk-changes.ts'

export const exampleBranchesChanging: BulkChange = {
  uuid: '3c1d7f0e-5a36-4c5e-9d5b-2f6a1c0f7d41',
  state: 'running',
  created_at: '2026-11-23T09:00:00Z',
  finished_at: null,
  total: 40,
  processed: 15,
  changed: 14,
  same: 1,
  left_out: 0,
  those_left_out: []
}

export const exampleBranchesChanged: BulkChange = {
  ...exampleBranchesChanging,
  state: 'done',
  finished_at: '2026-11-23T09:00:04Z',
  processed: 40,
  changed: 38,
  left_out: 1,
  those_left_out: [
    {
      uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d12',
      name: 'Filiale Graz Herrengasse',
      reasons: ['This person has no account, or has left. Please choose somebody else.']
    }
  ]
}
