import { deleteApiToken, getApiTokens, postApiToken } from '#contract/api-tokens'
import { route } from '../../core/http/http.ts'
import * as service from './api-tokens.service.ts'

export const apiTokens = [
  route(getApiTokens, (call) => service.list(call)),
  route(postApiToken, (call, { body }) => service.create(call, body)),
  route(deleteApiToken, (call, { params }) => service.revoke(call, params.uuid))
]
