import * as v from 'valibot'
import { administers } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { administersBranches } from './organizations.ts'
import { Based, Outdated } from './revision.ts'
import { ShortText, Uuid } from './values.ts'
import { DayErrorsAnswer, WeekInput, WorkingHours } from './working-hours.ts'

/** The week of advisors who have none of their own. */
export const DefaultHours = v.object({
  hours: WorkingHours,
  /** False until a week is set here: a branch then has the institution's. */
  is_own: v.boolean(),
  /** Changes with the week that is set here. */
  revision: ShortText,
  /** How many of the advisors it applies to. */
  keepers: v.number(),
  advisors: v.number(),
  /** The opening hours of a branch without a week of its own, to begin with; none where they do not fit. */
  opening_hours: v.optional(WorkingHours)
})
export type DefaultHours = v.InferOutput<typeof DefaultHours>

const params = v.strictObject({ uuid: Uuid })
const saved = { 204: nothing, 409: Outdated, 422: DayErrorsAnswer }

export const getDefaultHours = /* @__PURE__ */ endpoint('GET', '/api/v1/default-hours', {
  summary: "The institution's default hours, for advisors without their own.",
  access: administersBranches,
  answers: { 200: DefaultHours }
})

export const putDefaultHours = /* @__PURE__ */ endpoint('PUT', '/api/v1/default-hours', {
  summary:
    "Replaces the institution's default hours. Errors name every invalid day. Returns 409 if `revision` is out of date.",
  access: administers,
  query: Based,
  body: WeekInput,
  answers: saved
})

export const getBranchHours = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid/default-hours', {
  summary: "The default hours for a branch's advisors: the branch's own, or the institution's.",
  access: administersBranches,
  params,
  answers: { 200: DefaultHours }
})

export const putBranchHours = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/default-hours', {
  summary:
    "Sets a branch's own default hours. Errors name every invalid day. Returns 409 if `revision` is out of date.",
  access: administersBranches,
  params,
  query: Based,
  body: WeekInput,
  answers: saved
})

export const deleteBranchHours = /* @__PURE__ */ endpoint('DELETE', '/api/v1/organizations/:uuid/default-hours', {
  summary: "Resets a branch to the institution's default hours.",
  access: administersBranches,
  params,
  answers: { 204: nothing }
})
