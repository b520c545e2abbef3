import {
  deleteBranchHours,
  getBranchHours,
  getDefaultHours,
  putBranchHours,
  putDefaultHours
} from '#contract/default-hours'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import * as service from './default-hours.service.ts'

export const defaultHours = [
  route(getDefaultHours, (call) => service.read(call)),
  route(putDefaultHours, async (call, { query, body }) => {
    tagged(call, await service.save(call, null, body, query.revision))
  }),
  route(getBranchHours, (call, { params }) => service.read(call, params.uuid)),
  route(putBranchHours, async (call, { params, query, body }) => {
    tagged(call, await service.save(call, params.uuid, body, query.revision))
  }),
  route(deleteBranchHours, (call, { params }) => service.inherit(call, params.uuid))
]
