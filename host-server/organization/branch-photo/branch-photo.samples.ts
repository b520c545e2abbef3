import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const PATH = '/api/v1/organizations/:uuid/photo'

export const samples: SamplesOf = ({ unknown }) => ({
  [`PUT ${PATH}`]: { params: unknown },
  [`DELETE ${PATH}`]: { params: unknown }
})

export const audited: AuditedWrites = [
  [
    `PUT ${PATH}`,
    ({ branch, png }) => ({ params: { uuid: branch }, body: png, headers: { 'content-type': 'image/png' } })
  ],
  [`DELETE ${PATH}`, ({ branch }) => ({ params: { uuid: branch } })]
]
