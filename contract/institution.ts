import * as v from 'valibot'
import { administers, administersInPerson } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { LOCALES } from './locales.ts'
import { SWITCHABLE_MODULES } from './module-names.ts'
import { Based, Outdated } from './revision.ts'
import { FieldErrors, line, ShortText, Url, ZoneName } from './values.ts'

/** Name and language of the institution. */
const Named = { name: line(255, 1), language: v.picklist(LOCALES, 'unknown') }

export const Institution = v.object({
  ...Named,
  time_zone: ZoneName,
  /** The institution's host names, set by the operator. */
  domains: v.array(ShortText),
  primary_color: ShortText,
  logos: v.object({ light: v.nullable(Url), dark: v.nullable(Url) })
})
export type Institution = v.InferOutput<typeof Institution>

export const getInstitution = /* @__PURE__ */ endpoint('GET', '/api/v1/institution', {
  summary: "The institution's name, language, time zone, host names, colour and logos.",
  access: administers,
  answers: { 200: Institution }
})

export const putInstitution = /* @__PURE__ */ endpoint('PUT', '/api/v1/institution', {
  summary:
    'Renames the institution or changes its language. Returns 409 if `revision`, the ETag of the institution as it was read, is out of date.',
  access: administers,
  query: Based,
  body: v.strictObject(Named),
  answers: { 204: nothing, 409: Outdated, 422: FieldErrors }
})

export const putModule = /* @__PURE__ */ endpoint('PUT', '/api/v1/modules', {
  summary: 'Turns a module on or off.',
  access: administersInPerson,
  body: v.strictObject({ module_name: v.picklist(SWITCHABLE_MODULES, 'unknown'), effective_state: v.boolean() }),
  answers: { 204: nothing, 422: FieldErrors }
})
