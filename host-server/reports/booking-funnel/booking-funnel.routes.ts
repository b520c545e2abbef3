import { getBookingFunnel, getBookingFunnelCsv, getWithoutTime } from '#contract/booking-funnel'
import { route } from '../../core/http/http.ts'
import * as service from './booking-funnel.service.ts'

export const bookingFunnel = [
  route(getBookingFunnel, (call, { query }) => service.funnel(call, query)),
  route(getBookingFunnelCsv, (call, { query }) => service.exported(call, query)),
  route(getWithoutTime, (call, { query }) => service.withoutTime(call, query))
]
