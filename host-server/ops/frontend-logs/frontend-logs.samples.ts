import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own, alias }) => ({
  'POST /frontend-logs/log': { body: { action: 'whatsapp_button_click', advisorAlias: alias.alias } },
  'POST /frontend-logs/profile-hit': { body: { uuid: own.uuid } }
})
