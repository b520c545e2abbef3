import * as contract from '#contract/branch-pages'
import { route } from '../../core/http/http.ts'
import * as service from './branch-pages.service.ts'

export const branchPageRoutes = [
  route(contract.getBranchPages, (call) => service.list(call)),
  route(contract.getBranchPage, (call, { params }) => service.open(call, params.uuid)),
  route(contract.putBranchPage, (call, { params, body }) =>
    service.save(call, params.uuid, body.version, body.content)
  ),
  route(contract.putBranchPublication, (call, { params, body }) => service.publish(call, params.uuid, body)),
  route(contract.deleteBranchPlan, (call, { params }) => service.dropPlan(call, params.uuid)),
  route(contract.getBranchVersions, (call, { params }) => service.versions(call, params.uuid)),
  route(contract.postBranchRestoration, (call, { params, body }) => service.restore(call, params.uuid, body.version)),
  route(contract.postBranchPicture, (call, { params }) => service.store(call, params.uuid))
]
