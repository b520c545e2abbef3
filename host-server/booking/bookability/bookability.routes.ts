import { getBookability, getBookingOffer } from '#contract/bookability'
import { route } from '../../core/http/http.ts'
import * as service from './bookability.service.ts'
import { readOffer } from './booking-offer.service.ts'

export const bookability = [
  route(getBookability, (call) => service.read(call)),
  route(getBookingOffer, (call, { params }) => readOffer(call, params.uuid))
]
