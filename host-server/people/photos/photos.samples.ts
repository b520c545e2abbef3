import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const ANNA = { alias: 'anna-gruber' }

export const samples: SamplesOf = ({ alias }) => ({
  'PUT /api/v1/advisors/:alias/photo': { params: alias },
  'DELETE /api/v1/advisors/:alias/photo': { params: alias },
  'PUT /api/v1/tenant/logo': {},
  'DELETE /api/v1/tenant/logo': {},
  'PUT /api/v1/tenant/header-image': {},
  'DELETE /api/v1/tenant/header-image': {}
})

export const audited: AuditedWrites = [
  ['PUT /api/v1/tenant/logo', ({ png }) => ({ body: png, headers: { 'content-type': 'image/png' } })],
  ['DELETE /api/v1/tenant/logo', () => ({})],
  ['PUT /api/v1/tenant/header-image', ({ png }) => ({ body: png, headers: { 'content-type': 'image/png' } })],
  ['DELETE /api/v1/tenant/header-image', () => ({})],
  [
    'PUT /api/v1/advisors/:alias/photo',
    ({ png }) => ({ params: ANNA, body: png, headers: { 'content-type': 'image/png' } })
  ],
  ['DELETE /api/v1/advisors/:alias/photo', () => ({ params: ANNA })]
]
