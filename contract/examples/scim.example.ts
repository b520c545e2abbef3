import type { ScimOverview } from '../scim.ts'

const address = 'https://termine.alpenbank.example/scim/v2'

export const exampleScim: ScimOverview = {
  address,
  tokens: [
    {
      uuid: '5b0b2b1e-6a0f-4f3c-9a53-1c9a0c9e7b01',
      name: 'Microsoft Entra …x7Qk',
      last_used_at: '2026-11-23T06:58:00Z'
    },
    { uuid: '5b0b2b1e-6a0f-4f3c-9a53-1c9a0c9e7b02', name: 'Okta …9fTz', last_used_at: null }
  ],
  people: 214,
  groups: [
    { uuid: '7d1f5c1e-2b7a-4a0e-8c8e-0f7f1b7c2a01', name: 'Beratung', members: 180, roles: ['stduser'] },
    {
      uuid: '7d1f5c1e-2b7a-4a0e-8c8e-0f7f1b7c2a02',
      name: 'Filialleitung',
      members: 31,
      roles: ['orgadmin', 'analyst']
    },
    { uuid: '7d1f5c1e-2b7a-4a0e-8c8e-0f7f1b7c2a03', name: 'Treasury', members: 1, roles: [] }
  ],
  problems: [
    {
      kind: 'user',
      subject: 'eva.moser@alpenbank.example',
      reason: 'attribute-not-kept',
      detail: 'enterprise.manager',
      at: '2026-11-23T06:58:00Z'
    },
    {
      kind: 'user',
      subject: 'karl.huber@alpenbank.example',
      reason: 'branch-unknown',
      detail: 'Treasury',
      at: '2026-11-23T06:57:00Z'
    },
    { kind: 'group', subject: 'Administration', reason: 'last-administrator', detail: '', at: '2026-11-22T18:00:00Z' }
  ],
  problem_count: 3,
  time_zone: 'Europe/Vienna'
}

/** Before a directory has been connected. */
export const exampleScimUnused: ScimOverview = {
  ...exampleScim,
  tokens: [],
  people: 0,
  groups: [],
  problems: [],
  problem_count: 0
}
