import { BRANCH_PAGE_MAX } from '#contract/branch-pages'
import {
  getOrganization,
  getOrganizationAdvisors,
  getOrganizationMetaTags,
  getOrganizations,
  PROFILE_PREFIXES,
  postOrganization,
  putOpeningHours,
  putOrganization,
  putOrganizationAddress,
  putOrganizationMetadata,
  putOrganizationPublicProfile
} from '#contract/organizations'
import {
  getOrganizationEditorConfiguration,
  getOrganizationProfileConfiguration
} from '#contract/organizations-profiles'
import { TEXT_MAX } from '#contract/values'
import { route } from '../../core/http/http.ts'
import * as service from './organizations.service.ts'

const [prefix] = PROFILE_PREFIXES

export const organizations = [
  route(getOrganizations, (call) => service.list(call)),
  route(postOrganization, (call, { body }) => service.create(call, body)),
  route(getOrganization, (call, { params, query }) => service.read(call, params.uuid, query.with ?? [])),
  route(getOrganizationAdvisors, (call, { params }) => service.findAdvisors(call, params.uuid)),
  route(getOrganizationMetaTags, (call, { params }) => service.findMetaTags(call, params.uuid)),
  route(putOrganization, (call, { params, query, body }) => service.rename(call, params.uuid, body, query.revision)),
  route(putOrganizationMetadata, (call, { params, query, body }) =>
    service.renamePublicly(call, params.uuid, body.publicName, query.revision)
  ),
  route(putOrganizationPublicProfile, (call, { params, body }) =>
    service.publish(call, params.uuid, body.publicProfileEnabled)
  ),
  route(putOrganizationAddress, (call, { params, query, body }) =>
    service.move(call, params.uuid, body, query.revision)
  ),
  route(putOpeningHours, (call, { params, query, body }) => service.openAt(call, params.uuid, body, query.revision)),
  route(getOrganizationProfileConfiguration, () => ({ prefix }), 'for-guests'),
  route(getOrganizationEditorConfiguration, () => ({ prefix, publicNameMax: TEXT_MAX, most: BRANCH_PAGE_MAX }))
]
