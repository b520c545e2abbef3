import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/reports/sessions/booking-steps': {},
  'GET /api/v1/reports/sessions/booking-steps/csv': {},
  'GET /api/v1/reports/sessions/without-time': {}
})
