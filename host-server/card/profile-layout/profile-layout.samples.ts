import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/advisors-profiles/layout/editor': {},
  'PUT /api/v1/advisors-profiles/layout': { body: { sections: [] } },
  'GET /api/v1/text-description-types': {},
  'PUT /api/v1/text-description-types': { body: { was: [], put: [{ title: 'Motto', place: 'header_top' }] } }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/advisors-profiles/layout',
    () => ({
      body: { sections: [{ name: 'quick-contact', elements: [{ id: 'vcard', order: 0, is_visible: false }] }] }
    })
  ],
  [
    'PUT /api/v1/text-description-types',
    ({ kinds }) => ({ body: { was: kinds, put: [{ title: 'Leitspruch', place: 'header_top' }] } })
  ]
]
