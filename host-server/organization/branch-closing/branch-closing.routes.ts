import { deleteBranchClosing, getBranchClosing, postBranchClosing } from '#contract/branch-closing'
import { route } from '../../core/http/http.ts'
import { close, read, reopen } from './branch-closing.service.ts'

export const branchClosing = [
  route(getBranchClosing, (call, { params }) => read(call, params.uuid)),
  route(postBranchClosing, (call, { params }) => close(call, params.uuid)),
  route(deleteBranchClosing, (call, { params }) => reopen(call, params.uuid))
]
