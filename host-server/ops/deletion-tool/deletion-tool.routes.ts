import {
  deleteErasure,
  getErasureCertificate,
  getErasures,
  postErasure,
  postErasureApproval,
  postErasureContinuation,
  postPersonSearch
} from '#contract/deletion-tool'
import { route } from '../../core/http/http.ts'
import * as service from './deletion-tool.service.ts'

export const deletionTool = [
  route(postPersonSearch, (call, { body }) => service.search(call, body)),
  route(getErasures, (call) => service.list(call)),
  route(postErasure, (call, { body }) => service.begin(call, body)),
  route(postErasureApproval, (call, { params }) => service.approve(call, params.uuid)),
  route(postErasureContinuation, (call, { params }) => service.resume(call, params.uuid)),
  route(deleteErasure, (call, { params }) => service.withdraw(call, params.uuid)),
  route(getErasureCertificate, (call, { params }) => service.certificate(call, params.uuid))
]
