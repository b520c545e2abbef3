import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own, tomorrow, branch, token, slot }) => ({
  'GET /api/v1/branches/:alias': { params: branch },
  'GET /api/v1/branches/:alias/availability': {
    params: branch,
    query: { topic: own.topic, type: 'online', from: tomorrow, to: tomorrow }
  },
  'POST /api/v1/branches/:alias/holds': { params: branch, body: slot },
  'DELETE /api/v1/branches/:alias/holds/:hold': { params: { ...branch, hold: token } },
  'POST /api/v1/branches/:alias/appointments': {
    params: branch,
    body: { ...slot, first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example' }
  }
})
