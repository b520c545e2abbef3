import * as v from 'valibot'
import { BRANCH_PAGE_MAX, editsBranchPages } from './branch-pages.ts'
import { endpoint } from './endpoint.ts'
import { PROFILE_PREFIXES } from './organizations.ts'

const module = 'organizations-profiles'
const prefix = v.picklist(PROFILE_PREFIXES)

/** Where branches have their public pages: `/app/<prefix>/<slug>` (spec §3). */
export const OrganizationProfileConfiguration = v.object({ prefix })

export const getOrganizationProfileConfiguration = /* @__PURE__ */ endpoint(
  'GET',
  '/api/v1/organizations-profiles/configurations/profile',
  {
    summary: "The path prefix of branches' public pages: `/app/<prefix>/`.",
    access: { public: true, module },
    answers: { 200: OrganizationProfileConfiguration }
  }
)

export const getOrganizationEditorConfiguration = /* @__PURE__ */ endpoint(
  'GET',
  '/api/v1/organizations-profiles/configurations/editor',
  {
    summary: "The limits of the editor of branches' public pages.",
    access: editsBranchPages,
    answers: {
      200: v.object({
        prefix,
        publicNameMax: v.number(),
        /** How many of each a page can have. */
        most: v.record(v.picklist(Object.keys(BRANCH_PAGE_MAX) as (keyof typeof BRANCH_PAGE_MAX)[]), v.number())
      })
    }
  }
)
