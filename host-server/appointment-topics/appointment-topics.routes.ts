import { getAdvisorTopics, getTopics, putAdvisorTopics } from '#contract/appointment-topics'
import { route } from '../core/http.ts'
import * as repository from './appointment-topics.repository.ts'
import * as service from './appointment-topics.service.ts'

export const appointmentTopics = [
  route(getTopics, ({ db }) => repository.findAll(db)),
  route(getAdvisorTopics, ({ db, advisor }) => repository.findAssigned(db, advisor.uuid)),
  route(putAdvisorTopics, ({ db, advisor }, { body }) => service.assign(db, advisor.uuid, body))
]
