import {
  deleteRetirement,
  deleteTopic,
  getManagedTopics,
  getTopicAdvisors,
  patchTopic,
  patchTopicAdvisors,
  postTopic,
  putRetirement,
  putTopicPosition
} from '#contract/topics-management'
import { route } from '../../core/http/http.ts'
import * as advisors from './topic-advisors.service.ts'
import * as service from './topics-management.service.ts'

export const topicsManagement = [
  route(getManagedTopics, (call) => service.read(call)),
  route(postTopic, (call, { body }) => service.add(call, body)),
  route(patchTopic, (call, { params, body }) => service.change(call, params.uuid, body)),
  route(deleteTopic, (call, { params }) => service.remove(call, params.uuid)),
  route(putTopicPosition, (call, { params, body }) => service.reorder(call, params.uuid, body.before)),
  route(putRetirement, (call, { params }) => service.retire(call, params.uuid, true)),
  route(deleteRetirement, (call, { params }) => service.retire(call, params.uuid, false)),
  route(getTopicAdvisors, (call, { params }) => advisors.read(call, params.uuid)),
  route(patchTopicAdvisors, (call, { params, body }) => advisors.change(call, params.uuid, body))
]
