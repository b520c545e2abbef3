import { getRedirectionChange, postRedirectionChange } from '#contract/redirection-changes'
import { route } from '../../core/http/http.ts'
import * as service from './redirection-changes.service.ts'

export const redirectionChanges = [
  route(postRedirectionChange, (call, { body }) => service.start(call, body)),
  route(getRedirectionChange, (call, { params }) => service.read(call, params.uuid))
]
