import { CONTACT_OPTIONS } from '#contract/contact-options'
import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/contact-options': { params: alias },
  'PUT /api/v1/advisors/:alias/contact-options': { params: alias, body: { contact_options: [...CONTACT_OPTIONS] } }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/advisors/:alias/contact-options',
    () => ({ params: { alias: 'anna-gruber' }, body: { contact_options: ['vcard'] } })
  ]
]
