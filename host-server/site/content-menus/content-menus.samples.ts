import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const PATH = '/api/v1/content-menus'
const LINK = {
  type: 'link',
  id: 'a',
  labels: { de: 'Karriere', en: '' },
  href: 'https://www.bank.example/jobs',
  entries: []
}
const body = { version: 0, menus: { header: [LINK], footer: [] } }

export const samples: SamplesOf = () => ({ [`GET ${PATH}`]: {}, [`PUT ${PATH}`]: { body } })

export const audited: AuditedWrites = [[`PUT ${PATH}`, () => ({ body })]]
