import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const ANNA = { alias: 'anna-gruber' }

export const samples: SamplesOf = ({ alias }) => ({
  'POST /api/v1/advisors/:alias/wallet-cards/hand-over': { params: alias, body: { successor: 'lukas-hofer' } },
  'POST /api/v1/advisors/:alias/wallet-cards/revocation': { params: alias }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/advisors/:alias/wallet-cards/hand-over', () => ({ params: ANNA, body: { successor: 'lukas-hofer' } })],
  ['POST /api/v1/advisors/:alias/wallet-cards/revocation', () => ({ params: ANNA })]
]
