import type { Retention } from '../retention.ts'

export const exampleRetention: Retention = {
  next_at: '2026-11-28T11:17:00Z',
  decided: [
    { kind: 'appointment', days: 1095, due: 12 },
    { kind: 'contact-request', days: 365, due: 1 },
    { kind: 'conversation', days: 90, due: 0 },
    { kind: 'waitlist-entry', days: 90, due: 0 },
    { kind: 'event-registration', days: 90, due: 0 },
    { kind: 'rejected-review', days: 365, due: 0 },
    { kind: 'consent', days: 1095, due: 208 },
    { kind: 'frontend-log', days: 90, due: 1430 },
    { kind: 'audit-log', days: 3650, due: 0 },
    { kind: 'access-log', days: 180, due: 0 }
  ],
  fixed: [
    { kind: 'conversation-file', days: 60, due: 0 },
    { kind: 'review', days: null, due: 0 },
    { kind: 'wallet-card', days: null, due: 0 },
    { kind: 'phone', days: 30, due: 2 },
    { kind: 'search-words', days: 56, due: 17 },
    { kind: 'figure', days: 1095, due: 0 },
    { kind: 'visit', days: 0, due: 0 },
    { kind: 'mail', days: 30, due: 41 },
    { kind: 'text-message', days: 90, due: 0 },
    { kind: 'data-request', days: 1095, due: 0 },
    { kind: 'answer', days: 0, due: 3 },
    { kind: 'import', days: 30, due: 0 }
  ],
  runs: [
    { day: '2026-11-28', kind: 'appointment', removed: 4, last_at: '2026-11-28T10:17:02Z' },
    { day: '2026-11-28', kind: 'frontend-log', removed: 1210, last_at: '2026-11-28T10:17:03Z' },
    { day: '2026-11-27', kind: 'consent', removed: 96, last_at: '2026-11-27T23:17:02Z' }
  ]
}
