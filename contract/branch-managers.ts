import * as v from 'valibot'
import { administersInPerson } from './access.ts'
import { personEntries } from './choices.ts'
import { endpoint } from './endpoint.ts'
import { FieldErrors, ShortText, Uuid } from './values.ts'

/** Who assigns branches to their managers: it gives a right to an account, hence only administrators. */
export const assignsManagers = {
  ...administersInPerson,
  module: ['organizations-management', 'advisors-management']
} as const

const Account = v.object({
  /** The person's key. */
  uuid: Uuid,
  ...personEntries,
  email_address: ShortText
})

/** An account that can be assigned a branch. */
export const ManagerCandidate = v.object({
  ...Account.entries,
  /** Whether it has the role of a branch manager; else it is given it. */
  has_role: v.boolean()
})
export type ManagerCandidate = v.InferOutput<typeof ManagerCandidate>

export const BranchManagers = v.object({
  /** No managers are assigned to a closed branch; those that it has can be removed. */
  is_closed: v.boolean(),
  managers: v.array(Account),
  /** Those who manage branches or work in this one. */
  candidates: v.array(ManagerCandidate)
})
export type BranchManagers = v.InferOutput<typeof BranchManagers>

const access = assignsManagers
const one = v.strictObject({ uuid: Uuid, person: Uuid })

export const getBranchManagers = /* @__PURE__ */ endpoint('GET', '/api/v1/organizations/:uuid/managers', {
  summary: 'The managers of a branch, and who could become one, by name.',
  reading: 'people',
  access,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 200: BranchManagers }
})

export const putBranchManager = /* @__PURE__ */ endpoint('PUT', '/api/v1/organizations/:uuid/managers/:person', {
  summary: 'Assigns a branch to an account, which becomes a branch manager if it is none. Idempotent.',
  proof: 'always',
  access,
  params: one,
  answers: { 200: BranchManagers, 422: FieldErrors }
})

export const deleteBranchManager = /* @__PURE__ */ endpoint('DELETE', '/api/v1/organizations/:uuid/managers/:person', {
  summary: 'Takes a branch from an account, which keeps its roles. Idempotent.',
  proof: 'always',
  access,
  params: one,
  answers: { 200: BranchManagers, 422: FieldErrors }
})
