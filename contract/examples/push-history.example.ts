import type { Outcome, PushHistory, PushRecord } from '../push-history.ts'

const none: Outcome = { delivered: 0, gone: 0, failed: 0 }

const record = (number: number, changes: Partial<PushRecord>): PushRecord => ({
  uuid: `6f1c9f0e-0000-4000-8000-00000000000${number}`,
  revision: number,
  link: '',
  is_test: false,
  sender_name: 'Sophie Wallner',
  text: 'Neu bei uns: Wohnkredite bis Ende Juni ohne Bearbeitungsgebühr.',
  state: 'sent',
  advisors: 12,
  advisor_names: [],
  branches: ['Filiale Wien Innere Stadt'],
  created_at: '2026-11-22T08:00:00Z',
  due_at: '2026-11-22T08:00:00Z',
  subscribers: 4200,
  withdrawn_at: null,
  withdrawer_name: null,
  approver_name: null,
  may_approve: false,
  outcomes: { apple: { delivered: 3100, gone: 12, failed: 3 }, google: { delivered: 1085, gone: 0, failed: 0 } },
  ...changes
})

export const examplePushHistory: PushHistory = {
  time_zone: 'Europe/Vienna',
  has_more: true,
  notifications: [
    record(6, {
      state: 'scheduled',
      due_at: '2026-12-01T08:00:00Z',
      text: 'Morgen ist Weltspartag: Kommen Sie vorbei! 🎈',
      outcomes: { apple: none, google: none },
      link: 'https://alpenbank.example/weltspartag'
    }),
    record(5, {
      state: 'under-way',
      due_at: '2026-11-22T09:30:00Z',
      outcomes: { apple: { delivered: 1500, gone: 4, failed: 2 }, google: none }
    }),
    record(4, {
      is_test: true,
      subscribers: 1,
      due_at: '2026-11-22T09:20:00Z',
      text: 'Probe',
      outcomes: { apple: { delivered: 1, gone: 0, failed: 0 }, google: none }
    }),
    record(3, {}),
    record(2, {
      state: 'withdrawn',
      due_at: '2026-11-20T08:00:00Z',
      text: 'Ab Montag 4 % Zinsen',
      withdrawn_at: '2026-11-20T08:12:00Z',
      withdrawer_name: 'Sophie Wallner'
    }),
    record(1, {
      state: 'cancelled',
      due_at: '2026-11-19T08:00:00Z',
      text: 'Schöne Feiertage',
      withdrawn_at: '2026-11-18T15:00:00Z',
      withdrawer_name: 'Jonas Berg',
      outcomes: { apple: none, google: none }
    })
  ]
}
