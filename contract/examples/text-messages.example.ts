import type { SentTexts, TextCheck } from '../text-messages.ts'

export const exampleTextCheck: TextCheck = {
  findings: [
    { finding: 'answers', detail: 'api.twilio.com' },
    { finding: 'accepted', detail: '' },
    { finding: 'tried-when-sent', detail: '' }
  ],
  replies: 'https://www.alpenbank.example/text-messages/replies'
}

export const exampleSentTexts: SentTexts = {
  messages: [
    {
      uuid: '7d1a4c5e-0000-4000-8000-000000000001',
      created_at: '2026-11-27T08:00:00Z',
      event: 'reminder',
      number_end: '567',
      state: 'sent',
      fault: null,
      detail: '',
      parts: 1,
      cost: 0.079
    },
    {
      uuid: '7d1a4c5e-0000-4000-8000-000000000002',
      created_at: '2026-11-26T13:15:00Z',
      event: 'waitlist-offer',
      number_end: '890',
      state: 'failed',
      fault: 'rejected',
      detail: '21211',
      parts: 2,
      cost: null
    }
  ],
  total: 2,
  page_size: 25,
  waiting: 0,
  month: { sent: 1, parts: 1, cost: 0.079 }
}
