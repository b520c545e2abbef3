import { getBranchChange, postBranchChange } from '#contract/branch-changes'
import { route } from '../../core/http/http.ts'
import * as service from './branch-changes.service.ts'

export const branchChanges = [
  route(postBranchChange, (call, { body }) => service.start(call, body)),
  route(getBranchChange, (call, { params }) => service.read(call, params.uuid))
]
