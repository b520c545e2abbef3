import { getBranchTexts, putBranchTexts } from '#contract/branch-texts'
import { route } from '../../core/http/http.ts'
import * as service from './branch-texts.service.ts'

export const branchTexts = [
  route(getBranchTexts, (call, { params }) => service.read(call, params.uuid)),
  route(putBranchTexts, (call, { params, body }) => service.save(call, params.uuid, body))
]
