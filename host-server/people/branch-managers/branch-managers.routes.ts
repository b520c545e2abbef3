import { deleteBranchManager, getBranchManagers, putBranchManager } from '#contract/branch-managers'
import { route } from '../../core/http/http.ts'
import * as service from './branch-managers.service.ts'

export const branchManagers = [
  route(getBranchManagers, (call, { params }) => service.read(call, params.uuid)),
  route(putBranchManager, (call, { params }) => service.assign(call, params.uuid, params.person)),
  route(deleteBranchManager, (call, { params }) => service.release(call, params.uuid, params.person))
]
