import { getRetention, postRetentionPreview, putRetention } from '#contract/retention'
import { route } from '../../core/http/http.ts'
import * as service from './retention.service.ts'

export const retention = [
  route(getRetention, (call) => service.read(call)),
  route(postRetentionPreview, (call, { params, body }) => service.preview(call, params.kind, body)),
  route(putRetention, (call, { params, body }) => service.change(call, params.kind, body))
]
