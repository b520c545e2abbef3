import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

export const OnlineAppointmentsConfiguration = v.object({ isTopicsEnabled: v.boolean() })
export type OnlineAppointmentsConfiguration = v.InferOutput<typeof OnlineAppointmentsConfiguration>

export const getOnlineAppointmentsConfiguration = /* @__PURE__ */ endpoint(
  'GET',
  '/api/v1/configurations/online-appointments',
  {
    summary: 'Whether advisors may offer topics.',
    access: { public: true },
    answers: { 200: OnlineAppointmentsConfiguration }
  }
)
