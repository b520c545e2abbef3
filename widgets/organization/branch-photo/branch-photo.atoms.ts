import { deleteBranchPhoto, putBranchPhoto } from '#contract/branch-photo'
import { getOrganization } from '#contract/organizations'
import { photoAtoms } from '../../people/photos/photos.atoms.ts'
import { metadataOf } from '../organizations/organization.atoms.ts'

/** The photo of a branch, which someone else may have changed since its page loaded. */
export const branchPhoto = photoAtoms({
  place: 'page',
  async load(call, uuid) {
    const branch = await call(getOrganization, { params: { uuid }, query: { with: 'metadata' } })
    return { ...branch, full_name: metadataOf(branch).publicName || branch.name, initials: '' }
  },
  put: (call, uuid, crop, body) => call(putBranchPhoto, { params: { uuid }, query: { crop }, body }),
  remove: (call, uuid) => call(deleteBranchPhoto, { params: { uuid } })
})
