import type { Branch } from '../branches.ts'
import { exampleTopics } from './appointment-topics.example.ts'

const [first, second] = exampleTopics

export const exampleBranch: Branch = {
  uuid: '7a4f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d11',
  slug: 'wien',
  name: 'Alpenbank Wien',
  phone_number: '+43 1 2345678-0',
  time_zone: 'Europe/Vienna',
  address: { street: 'Kärntner Straße 21', zip: '1010', city: 'Wien' },
  profile_picture_url: null,
  offers: [
    ...(first ? [{ topic: first, types: ['by-phone' as const, 'in-branch' as const] }] : []),
    ...(second ? [{ topic: second, types: ['online' as const] }] : [])
  ]
}
