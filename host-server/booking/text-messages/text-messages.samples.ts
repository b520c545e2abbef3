import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

/** No request leaves: the address is not public. */
const body = {
  text_provider: 'twilio',
  twilio_url: 'https://127.0.0.1',
  twilio_account: 'AC1',
  twilio_token: 'a token of the service',
  text_sender: '+43720123456'
}

export const samples: SamplesOf = () => ({
  'POST /api/v1/settings/text-check': { body },
  'GET /api/v1/text-messages': {}
})

export const audited: AuditedWrites = [['POST /api/v1/settings/text-check', () => ({ body })]]
