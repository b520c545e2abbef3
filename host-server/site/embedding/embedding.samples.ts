import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const PATH = '/api/v1/embedding'
const TAG = JSON.stringify({ tag: 'advisor-booking', attributes: { alias: 'anna-gruber' }, look: {} })
const body = { origins: ['https://www.bank.example'] }

export const samples: SamplesOf = () => ({
  [`GET ${PATH}`]: {},
  [`GET ${PATH}/status`]: {},
  [`POST ${PATH}/origins`]: { body },
  [`GET ${PATH}/preview`]: { query: { tag: TAG } }
})

export const audited: AuditedWrites = [[`POST ${PATH}/origins`, () => ({ body })]]
