import { getEmbedding, getEmbedPreview, getEmbedStatus, postEmbedOrigins } from '#contract/embedding'
import { route } from '../../core/http/http.ts'
import { read, register, status } from './embedding.service.ts'
import { preview } from './preview.service.ts'

export const embedding = [
  route(getEmbedding, (call) => read(call)),
  route(getEmbedStatus, (call) => status(call)),
  route(postEmbedOrigins, (call, { body }) => register(call, body.origins)),
  route(getEmbedPreview, (call, { query }) => preview(call, query))
]
