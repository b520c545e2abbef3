import { EMPTY_BRANCH_PAGE } from '#contract/branch-pages'
import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const PATH = '/api/v1/branch-pages'
const NOW = { version: 1, publish_at: null }

export const samples: SamplesOf = ({ unknown: params }) => ({
  [`GET ${PATH}`]: {},
  [`GET ${PATH}/:uuid`]: { params },
  [`PUT ${PATH}/:uuid`]: { params, body: { version: 0, content: EMPTY_BRANCH_PAGE } },
  [`PUT ${PATH}/:uuid/publication`]: { params, body: NOW },
  [`DELETE ${PATH}/:uuid/publication`]: { params },
  [`GET ${PATH}/:uuid/versions`]: { params },
  [`POST ${PATH}/:uuid/restorations`]: { params, body: { version: 1 } },
  [`POST ${PATH}/:uuid/pictures`]: { params }
})

export const audited: AuditedWrites = [
  [
    `PUT ${PATH}/:uuid`,
    ({ branch }) => ({ params: { uuid: branch }, body: { version: 0, content: EMPTY_BRANCH_PAGE } })
  ],
  [
    `PUT ${PATH}/:uuid/publication`,
    ({ branch }) => ({ params: { uuid: branch }, body: { version: 1, publish_at: '2027-03-01T08:00' } })
  ],
  [`DELETE ${PATH}/:uuid/publication`, ({ branch }) => ({ params: { uuid: branch } })],
  [`POST ${PATH}/:uuid/restorations`, ({ branch }) => ({ params: { uuid: branch }, body: { version: 1 } })],
  [
    `POST ${PATH}/:uuid/pictures`,
    ({ branch, png }) => ({ params: { uuid: branch }, body: png, headers: { 'content-type': 'image/png' } })
  ]
]
