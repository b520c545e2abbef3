import type { NotifiedDevices } from '../device-notices.ts'

export const exampleNotifiedDevices: NotifiedDevices = {
  server_key: `B${'A'.repeat(86)}`,
  devices: [
    {
      id: 'b'.repeat(64),
      device: 'Safari, iPhone',
      created_at: '2026-11-26T08:00:00Z',
      chats: true,
      requests: true,
      appointments: false
    },
    {
      id: 'c'.repeat(64),
      device: '',
      created_at: '2026-11-20T08:00:00Z',
      chats: true,
      requests: false,
      appointments: false
    }
  ]
}
