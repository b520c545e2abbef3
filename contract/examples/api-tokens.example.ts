import type { ApiToken, ApiTokens } from '../api-tokens.ts'

const uuid = (nth: number) => `3f2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

export const exampleApiToken: ApiToken = {
  uuid: uuid(1),
  name: 'CRM',
  scopes: ['advisors-management:read', 'online-appointments:read', 'online-appointments:write'],
  last_four: 'x7Qk',
  created_at: '2026-10-05T08:12:00Z',
  created_by: 'Martina Freudensprung-Oberhollenzer',
  expires_at: '2027-10-05T08:12:00Z',
  last_used_at: '2026-11-23T06:58:00Z',
  state: 'valid'
}

export const exampleApiTokens: ApiTokens = {
  tokens: [
    exampleApiToken,
    {
      ...exampleApiToken,
      uuid: uuid(2),
      name: 'Personalverwaltung',
      scopes: ['administration:read'],
      last_four: '9_bA',
      created_by: null,
      expires_at: null,
      last_used_at: null
    },
    {
      ...exampleApiToken,
      uuid: uuid(3),
      name: 'Newsletter',
      last_four: 'Pq-2',
      state: 'expired',
      expires_at: '2026-11-01T08:12:00Z'
    },
    { ...exampleApiToken, uuid: uuid(4), name: 'Test', last_four: 'mmR0', state: 'revoked' }
  ],
  scopes: [
    'administration:read',
    'administration:write',
    'advisors-management:read',
    'cards:read',
    'cards:write',
    'online-appointments:read',
    'online-appointments:write'
  ],
  time_zone: 'Europe/Vienna'
}
