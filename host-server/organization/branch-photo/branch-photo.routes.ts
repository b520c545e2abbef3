import { deleteBranchPhoto, putBranchPhoto } from '#contract/branch-photo'
import { route } from '../../core/http/http.ts'
import { removePhoto, savePhoto } from './branch-photo.service.ts'

export const branchPhoto = [
  route(putBranchPhoto, (call, { params, query }) => savePhoto(call, params.uuid, query.crop)),
  route(deleteBranchPhoto, (call, { params }) => removePhoto(call, params.uuid))
]
