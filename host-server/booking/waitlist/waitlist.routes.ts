import {
  deleteWaitlistEntry,
  getWaitlist,
  getWaitlistStarts,
  postBranchWaitlistEntry,
  postWaitlistEntry,
  postWaitlistOffer,
  putWaitlistPause
} from '#contract/waitlist'
import { route } from '../../core/http/http.ts'
import * as desk from './desk.service.ts'
import { join } from './waitlist.service.ts'

export const waitlist = [
  route(postWaitlistEntry, (call, { body, headers }) => join(call, body, headers['idempotency-key'])),
  route(postBranchWaitlistEntry, (call, { body, headers }) => join(call, body, headers['idempotency-key'])),
  route(getWaitlist, (call, { query }) => desk.list(call, query)),
  route(getWaitlistStarts, (call, { params }) => desk.starts(call, params.uuid)),
  route(postWaitlistOffer, (call, { params, body }) => desk.offer(call, params.uuid, body)),
  route(putWaitlistPause, (call, { params, body }) => desk.pause(call, params.uuid, body.is_paused)),
  route(deleteWaitlistEntry, (call, { params }) => desk.remove(call, params.uuid))
]
