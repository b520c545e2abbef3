import {
  deleteAssistant,
  deleteAssistantPhoto,
  getAssistants,
  postAssistant,
  putAssistant,
  putAssistantPhoto
} from '#contract/assistants'
import { route } from '../../core/http/http.ts'
import * as service from './assistants.service.ts'

export const assistants = [
  route(getAssistants, (call) => service.list(call)),
  route(postAssistant, (call, { body }) => service.create(call, body)),
  route(putAssistant, (call, { params, query, body }) => service.change(call, params.uuid, body, query.revision)),
  route(deleteAssistant, (call, { params }) => service.remove(call, params.uuid)),
  route(putAssistantPhoto, (call, { params, query }) => service.savePhoto(call, params.uuid, query.crop)),
  route(deleteAssistantPhoto, (call, { params }) => service.removePhoto(call, params.uuid))
]
