import * as v from 'valibot'
import { ASSIGNABLE_ROLES } from './access.ts'
import { TOPICS_MAX } from './appointment-topics.ts'
import { BulkChange } from './bulk-changes.ts'
import { endpoint } from './endpoint.ts'
import { managesPeople, PeopleChoice } from './people.ts'
import { Failure, FieldErrors, NOTE_MAX, text, Uuid } from './values.ts'

/** What can be changed of many people: one thing at a time, so that question and result are plain. */
export const PEOPLE_CHANGES = [
  'branch',
  'give-role',
  'take-role',
  'give-topics',
  'take-topics',
  'deactivate',
  'reactivate'
] as const
export type PeopleChangeKind = (typeof PEOPLE_CHANGES)[number]

/**
 * What becomes of appointments ahead of people who are deactivated together. Handing them over asks for a successor, and
 * so is done one person at a time.
 */
export const DEPARTURE_OUTCOMES = ['leave-out', 'cancel', 'keep'] as const

export const PeopleChangeForm = v.strictObject({
  people: PeopleChoice,
  kind: v.picklist(PEOPLE_CHANGES, 'unknown'),
  /** For `branch`. */
  organization_uuid: v.optional(v.nullable(Uuid), null),
  /** For `give-role` and `take-role`. */
  role: v.optional(v.nullable(v.picklist(ASSIGNABLE_ROLES, 'unknown')), null),
  /** For `give-topics` and `take-topics`. */
  topics: v.optional(v.pipe(v.array(Uuid), v.maxLength(TOPICS_MAX, 'too-long')), []),
  /** For `deactivate`: whether those with appointments ahead are left out, or what becomes of these. */
  appointments: v.optional(v.picklist(DEPARTURE_OUTCOMES, 'unknown'), 'leave-out'),
  /** For `deactivate`: the message to customers whose appointments are cancelled. */
  message: v.optional(text(NOTE_MAX), '')
})
export type PeopleChangeForm = v.InferOutput<typeof PeopleChangeForm>

export const postPeopleChange = /* @__PURE__ */ endpoint('POST', '/api/v1/people-changes', {
  summary:
    'Moves many people to a branch, gives them a role or topics or takes them away, or deactivates or reactivates them, in the background. People who cannot be changed are left out. Returns 409 above 5000 people.',
  proof: 'where-needed',
  access: managesPeople,
  body: PeopleChangeForm,
  answers: { 201: BulkChange, 409: Failure, 422: FieldErrors }
})

export const OnSiteAppointments = v.object({ count: v.number() })

export const postPeopleChangePreview = /* @__PURE__ */ endpoint('POST', '/api/v1/people-changes/on-site-appointments', {
  summary:
    'Counts the appointments ahead in the branches of people who would move to another one. They move along, and their customers are told of the new place by e-mail.',
  access: managesPeople,
  body: v.strictObject({ people: PeopleChoice, organization_uuid: Uuid }),
  answers: { 200: OnSiteAppointments, 422: FieldErrors }
})

/** What people leave behind. */
export const LeftBehind = v.object({
  /** How many of them have appointments ahead. */
  people: v.number(),
  appointments: v.number(),
  /** Open requests. */
  requests: v.number()
})
export type LeftBehind = v.InferOutput<typeof LeftBehind>

export const postPeopleChangeLeftBehind = /* @__PURE__ */ endpoint('POST', '/api/v1/people-changes/left-behind', {
  summary: 'Counts the appointments ahead and the open requests of people who would be deactivated.',
  access: managesPeople,
  body: v.strictObject({ people: PeopleChoice }),
  answers: { 200: LeftBehind, 422: FieldErrors }
})

export const getPeopleChange = /* @__PURE__ */ endpoint('GET', '/api/v1/people-changes/:uuid', {
  summary: 'The progress of a change of many people, and who was left out and why.',
  access: managesPeople,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 200: BulkChange }
})
