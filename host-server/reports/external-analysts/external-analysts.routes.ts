import {
  deleteExternalAnalystAssignment,
  getExternalAnalystAssignments,
  getExternalAnalysts,
  postExternalAnalystAssignment
} from '#contract/external-analysts'
import { route } from '../../core/http/http.ts'
import * as repository from './external-analysts.repository.ts'
import * as service from './external-analysts.service.ts'

export const externalAnalysts = [
  route(getExternalAnalysts, ({ db }) => repository.findAnalysts(db)),
  route(getExternalAnalystAssignments, (call, { query }) => service.findAssignments(call, query.organization_uuid)),
  route(postExternalAnalystAssignment, (call, { body }) => service.assign(call, body)),
  route(deleteExternalAnalystAssignment, (call, { params }) => service.dismiss(call, params.uuid))
]
