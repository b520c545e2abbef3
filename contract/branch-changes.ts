import * as v from 'valibot'
import { administers } from './access.ts'
import { BulkChange } from './bulk-changes.ts'
import { endpoint } from './endpoint.ts'
import { Failure, FieldErrors, TimeZone, Uuid } from './values.ts'

/** Who changes many branches at once. */
export const changesBranches = { ...administers, module: 'organizations-management' } as const

/** What can be changed of many branches, one thing at a time: first what the public does not see. */
export const BRANCH_CHANGES = [
  'assign-manager',
  'release-manager',
  'time-zone',
  'opening-hours',
  'book-opening-hours',
  'inherit-hours',
  'publish',
  'unpublish',
  'close',
  'reopen'
] as const
export type BranchChangeKind = (typeof BRANCH_CHANGES)[number]

/** More are not chosen at once. */
export const BRANCHES_MAX = 1000

export const BranchChangeForm = v.strictObject({
  branches: v.pipe(v.array(Uuid), v.minLength(1, 'required'), v.maxLength(BRANCHES_MAX, 'too-long')),
  kind: v.picklist(BRANCH_CHANGES, 'unknown'),
  /** For `time-zone`. */
  time_zone: v.optional(v.nullable(TimeZone), null),
  /** For `opening-hours`: the branch whose hours the others get. */
  organization_uuid: v.optional(v.nullable(Uuid), null),
  /** The account for a manager. */
  person_uuid: v.optional(v.nullable(Uuid), null)
})
export type BranchChangeForm = v.InferOutput<typeof BranchChangeForm>

export const postBranchChange = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-changes', {
  summary:
    'Changes many branches in the background: turns their public pages on or off, gives them the opening hours of another branch, lets customers book during their own opening hours, resets them to the default hours of the institution, sets the time zone, assigns a manager, or closes or reopens them. Branches that cannot be changed are left out.',
  access: changesBranches,
  body: BranchChangeForm,
  answers: { 201: BulkChange, 409: Failure, 422: FieldErrors }
})

export const getBranchChange = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-changes/:uuid', {
  summary: 'The progress of a change of many branches, and which were left out and why.',
  access: changesBranches,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 200: BulkChange }
})
