import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { addsBranches } from './organizations.ts'
import { Failure, Instant, Uuid } from './values.ts'

/** How many days of visits are counted. */
export const VISITED_DAYS = 30

/** What a branch is closed with, or has been closed with. */
export const BranchClosing = v.object({
  closed_at: v.nullable(Instant),
  /** Active advisors, and what is to come: appointments, events with guests. It cannot be closed before there are none. */
  advisors: v.number(),
  appointments: v.number(),
  events: v.number(),
  /** Valid wallet cards of advisors who have left, which go on naming the branch. */
  cards: v.number(),
  /** Whether visitors can open its page, and how often they did in the last 30 days. */
  is_public: v.boolean(),
  visits: v.number(),
  /** Registered websites on which the booking was shown in the last 30 days, of this branch or others. */
  embeds: v.number()
})
export type BranchClosing = v.InferOutput<typeof BranchClosing>

const params = v.strictObject({ uuid: Uuid })

export const getBranchClosing = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid/closing', {
  summary: 'Whether a branch is closed, and what its closing concerns: advisors, appointments, cards, pages.',
  access: addsBranches,
  params,
  answers: { 200: BranchClosing }
})

export const postBranchClosing = /* @__PURE__ */ endpoint('POST', '/api/v1/organizations/:uuid/closing', {
  summary:
    'Closes a branch: public pages, search and choices no longer show it, and nothing is deleted. Returns 409 while it has active advisors, appointments to come, or events to come with guests.',
  access: addsBranches,
  params,
  answers: { 200: BranchClosing, 409: Failure }
})

export const deleteBranchClosing = /* @__PURE__ */ endpoint('DELETE', '/api/v1/organizations/:uuid/closing', {
  summary: 'Reopens a closed branch as it was.',
  access: addsBranches,
  params,
  answers: { 200: BranchClosing, 409: Failure }
})
