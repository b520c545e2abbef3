import { deleteReplyTemplate, getReplyTemplates, postReplyTemplate, putReplyTemplate } from '#contract/reply-templates'
import { route } from '../../core/http/http.ts'
import * as service from './reply-templates.service.ts'

export const replyTemplates = [
  route(getReplyTemplates, (call) => service.list(call)),
  route(postReplyTemplate, (call, { body }) => service.create(call, body)),
  route(putReplyTemplate, (call, { params, query, body }) => service.change(call, params.uuid, body, query.revision)),
  route(deleteReplyTemplate, (call, { params }) => service.remove(call, params.uuid))
]
