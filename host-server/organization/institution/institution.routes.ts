import { getInstitution, putInstitution, putModule } from '#contract/institution'
import { route } from '../../core/http/http.ts'
import * as service from './institution.service.ts'

export const institution = [
  route(getInstitution, service.read),
  route(putInstitution, (call, { query, body }) => service.save(call, body, query.revision)),
  route(putModule, (call, { body }) => service.switchModule(call, body))
]
