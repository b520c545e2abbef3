import { getAdvisorTopics, getTopics, putAdvisorTopics, relationsIn } from '#contract/appointment-topics'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import * as service from './appointment-topics.service.ts'

export const appointmentTopics = [
  route(getTopics, (call, { query }) => service.list(call, relationsIn(query.with))),
  route(getAdvisorTopics, async (call) => tagged(call, await service.assigned(call))),
  route(putAdvisorTopics, async (call, { query, body }) => {
    tagged(call, await service.assign(call, body, query.revision))
  })
]
