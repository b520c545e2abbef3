import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { Alias, FieldErrors } from './values.ts'

/** How an advisor and a visitor meet (spec §3). */
export const APPOINTMENT_TYPES = ['by-phone', 'in-branch', 'online'] as const
export const AppointmentType = v.picklist(APPOINTMENT_TYPES)
export type AppointmentType = v.InferOutput<typeof AppointmentType>

export const TypeAssignments = v.pipe(v.array(v.strictObject({ type: AppointmentType })), v.maxLength(3))
export type TypeAssignments = v.InferOutput<typeof TypeAssignments>

/** Of a new card: every branch has an address; for the others an advisor needs a phone number or a meeting room. */
export const FIRST_APPOINTMENT_TYPES: TypeAssignments = [{ type: 'in-branch' }]

/** The settings page and its write (spec §2, tab menu). */
export const ownTypes: MemberAccess = { module: 'online-appointments', institutional: true, self: true }

const params = v.strictObject({ alias: Alias })

export const getAppointmentTypes = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/appointment-types', {
  summary: 'The appointment types that an advisor offers.',
  access: { public: true, module: 'online-appointments', option: 'online_appointment' },
  params,
  answers: { 200: TypeAssignments }
})

export const putAppointmentTypes = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/appointment-types', {
  summary:
    'Replaces the appointment types that the signed-in advisor offers. Returns 409 if `revision`, the ETag of the types as they were read, is out of date.',
  access: ownTypes,
  params,
  query: Based,
  body: TypeAssignments,
  answers: { 204: nothing, 409: Outdated, 422: FieldErrors }
})
