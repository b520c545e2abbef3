import { getAdvisorTopics, getTopics, putAdvisorTopics, relationsIn } from '#contract/appointment-topics'
import { route } from '../../core/http/http.ts'
import * as repository from './appointment-topics.repository.ts'
import * as service from './appointment-topics.service.ts'

export const appointmentTopics = [
  route(getTopics, (call, { query }) => service.list(call, relationsIn(query.with))),
  route(getAdvisorTopics, ({ db, advisor }) => repository.findAssigned(db, advisor.uuid)),
  route(putAdvisorTopics, (call, { body }) => service.assign(call, body))
]
