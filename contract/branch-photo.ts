import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { administersBranches } from './organizations.ts'
import { Crop, Photo, UPLOAD_TYPES } from './photos.ts'
import { FieldErrors, Uuid } from './values.ts'

/** The photo is shown on the branch's public pages. */
const access = { ...administersBranches, module: ['organizations-management', 'organizations-profiles'] } as const
const params = v.strictObject({ uuid: Uuid })

export const putBranchPhoto = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/photo', {
  summary:
    "Replaces a branch's photo. `crop` is the left,top,edge of a square; without it, the crop is centred on what stands out.",
  access,
  params,
  query: v.strictObject({ crop: v.optional(Crop) }),
  upload: UPLOAD_TYPES,
  answers: { 200: Photo, 422: FieldErrors }
})

export const deleteBranchPhoto = /* @__PURE__ */ endpoint('DELETE', '/api/v1/organizations/:uuid/photo', {
  summary: "Removes a branch's photo.",
  access,
  params,
  answers: { 204: nothing }
})
