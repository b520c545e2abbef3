import * as v from 'valibot'
import { personEntries } from './choices.ts'
import { endpoint, nothing } from './endpoint.ts'
import { administersBranches } from './organizations.ts'
import { Alias, CalendarDate, FieldErrors, FullName, ShortText, Uuid } from './values.ts'

/** A possible recipient of branch reports: a user with the role analyst (spec §6). */
export const ExternalAnalyst = v.object({ ...personEntries, alias: Alias, email_address: ShortText })
export type ExternalAnalyst = v.InferOutput<typeof ExternalAnalyst>

export const ExternalAnalystAssignment = v.object({
  uuid: Uuid,
  external_analyst_alias: Alias,
  organization_uuid: Uuid,
  /** Included because a user who has lost the role is no longer listed. */
  full_name: FullName,
  email_address: ShortText,
  /** Day of unsubscribing from the weekly report, in the branch's zone; null if still subscribed. */
  stopped_on: v.nullable(CalendarDate)
})
export type ExternalAnalystAssignment = v.InferOutput<typeof ExternalAnalystAssignment>

export const getExternalAnalysts = /* @__PURE__ */ endpoint('GET', '/api/v1/external-analysts', {
  summary: 'The users who can receive reports (those with the role analyst), by name.',
  reading: 'report-recipients',
  access: administersBranches,
  answers: { 200: v.array(ExternalAnalyst) }
})

export const getExternalAnalystAssignments = /* @__PURE__ */ endpoint('GET', '/api/v1/external-analyst-assignments', {
  summary: 'Who receives the reports of a branch that the user administers, by name.',
  reading: 'report-recipients',
  access: administersBranches,
  query: v.strictObject({ organization_uuid: Uuid }),
  answers: { 200: v.array(ExternalAnalystAssignment) }
})

export const postExternalAnalystAssignment = /* @__PURE__ */ endpoint('POST', '/api/v1/external-analyst-assignments', {
  summary: 'Assigns an analyst to receive the reports of a branch. Idempotent.',
  access: administersBranches,
  body: v.strictObject({ external_analyst_alias: Alias, organization_uuid: Uuid }),
  answers: { 201: v.object({ uuid: Uuid }), 422: FieldErrors }
})

export const deleteExternalAnalystAssignment = /* @__PURE__ */ endpoint(
  'DELETE',
  '/api/v1/external-analyst-assignments/:uuid',
  {
    summary: 'Stops an analyst from receiving the reports of a branch.',
    access: administersBranches,
    params: v.strictObject({ uuid: Uuid }),
    answers: { 204: nothing }
  }
)
