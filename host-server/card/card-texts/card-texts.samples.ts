import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const ANNA = { alias: 'anna-gruber' }

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/text-descriptions': { params: alias },
  'PUT /api/v1/advisors/:alias/text-descriptions': { params: alias, body: [] }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/advisors/:alias/text-descriptions',
    ({ kinds }) => ({
      params: ANNA,
      body: [{ uuid: kinds[0]?.uuid, value: 'Zuhören, dann rechnen.' }]
    })
  ]
]
