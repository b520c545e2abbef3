import type { SamplesOf } from '../../testing/samples.ts'

const id = 'a'.repeat(64)

export const samples: SamplesOf = () => ({
  'GET /api/v1/me/notified-devices': {},
  'POST /api/v1/me/notified-devices': {
    body: {
      endpoint: 'https://push.example/send/1',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      chats: true,
      requests: false,
      appointments: false
    }
  },
  'PUT /api/v1/me/notified-devices/:id/session': { params: { id } },
  'DELETE /api/v1/me/notified-devices/:id': { params: { id } }
})
