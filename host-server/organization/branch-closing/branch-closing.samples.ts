import type { SamplesOf } from '../../testing/samples.ts'

const PATH = '/api/v1/organizations/:uuid/closing'

export const samples: SamplesOf = ({ unknown }) => ({
  [`GET ${PATH}`]: { params: unknown },
  [`POST ${PATH}`]: { params: unknown },
  [`DELETE ${PATH}`]: { params: unknown }
})
