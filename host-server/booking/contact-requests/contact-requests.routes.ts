import { getCallbackTimes, getContactOffer, postContactRequest } from '#contract/contact-requests'
import { fullName } from '../../core/base/full-name.ts'
import { repeatable, route } from '../../core/http/http.ts'
import { findEver } from '../../people/advisors/advisor.repository.ts'
import { customerQuestion } from '../appointment-topics/customer-question.service.ts'
import { findCallbackTimes } from './callback-times.service.ts'
import { create, findKinds, sentBefore } from './contact-requests.service.ts'

export const contactRequests = [
  route(
    getContactOffer,
    async (call) => ({
      kinds: await findKinds(call),
      full_name: fullName(call.advisor),
      time_zone: call.advisor.time_zone,
      ...customerQuestion(call)
    }),
    'for-guests'
  ),
  route(getCallbackTimes, async (call) => ({
    callback_days: (await findKinds(call)).includes('callback') ? await findCallbackTimes(call) : []
  })),
  repeatable(
    postContactRequest,
    (call, { body, headers }) => create(call, body, headers['idempotency-key']),
    async (call, { params, body, headers }) =>
      sentBefore(call, await findEver(call.db, params.alias), body, headers['idempotency-key'])
  )
]
