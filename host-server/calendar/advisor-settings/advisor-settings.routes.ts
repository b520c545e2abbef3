import { getAdvisorSettings, putAdvisorSettings } from '#contract/advisor-settings'
import { route } from '../../core/http/http.ts'
import * as service from './advisor-settings.service.ts'

export const advisorSettings = [
  route(getAdvisorSettings, service.read),
  route(putAdvisorSettings, (call, { query, body }) => service.save(call, body, query.revision))
]
