import { getAdvisorTopics, getTopics, putAdvisorTopics, relationsIn } from '#contract/appointment-topics'
import { route } from '../../core/http/http.ts'
import * as service from './appointment-topics.service.ts'

export const appointmentTopics = [
  route(getTopics, (call, { query }) => service.list(call, relationsIn(query.with))),
  route(getAdvisorTopics, (call) => service.assigned(call)),
  route(putAdvisorTopics, (call, { body }) => service.assign(call, body))
]
