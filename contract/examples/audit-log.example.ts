import type { AuditPage } from '../audit-log.ts'

export const exampleAuditPage: AuditPage = {
  time_zone: 'Europe/Vienna',
  page_size: 50,
  total: 3,
  entries: [
    {
      uuid: '5b1c1f5e-0000-4000-8000-000000000001',
      at: '2026-11-20T09:15:00Z',
      actor_name: 'Mag. Petra Administratorin-Hohenwallner',
      action: 'changed',
      object: 'setting',
      object_id: 'primary_color',
      object_name: 'primary_color',
      changes: [{ field: 'value', before: '#0b5d4e', after: '#123abc' }]
    },
    {
      uuid: '5b1c1f5e-0000-4000-8000-000000000002',
      at: '2026-11-19T14:02:00Z',
      actor_name: 'Mag. Petra Administratorin-Hohenwallner',
      action: 'created',
      object: 'topic',
      object_id: '5b1c1f5e-0000-4000-8000-0000000000aa',
      object_name: 'Wohnbau- und Immobilienfinanzierung',
      changes: [
        { field: 'topic', before: null, after: 'Wohnbau- und Immobilienfinanzierung' },
        { field: 'length', before: null, after: '90' },
        { field: 'buffer_before', before: null, after: '15' }
      ]
    },
    {
      uuid: '5b1c1f5e-0000-4000-8000-000000000003',
      at: '2026-11-18T08:00:00Z',
      actor_name: '',
      action: 'deleted',
      object: 'redirection',
      object_id: '5b1c1f5e-0000-4000-8000-0000000000bb',
      object_name: '/alte-adresse',
      changes: []
    }
  ]
}
