import * as v from 'valibot'
import { administers } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Crop, Photo, Picture, UPLOAD_TYPES } from './photos.ts'
import { Based, outdatedItem } from './revision.ts'
import { Email, Failure, FieldErrors, FullName, line, Phone, ShortText, Url, Uuid } from './values.ts'

/** The cards show them only with this module (spec §2). */
export const managesAssistants = { ...administers, module: 'assistant' } as const

export const AssistantForm = v.strictObject({
  first_name: line(100, 1),
  last_name: line(100, 1),
  phone_number: v.optional(Phone, ''),
  email_address: v.optional(v.union([v.literal(''), Email], 'email'), '')
})
export type AssistantForm = v.InferOutput<typeof AssistantForm>

/** A person who supports advisors and appears on their cards, without an account. */
export const ManagedAssistant = v.object({
  uuid: Uuid,
  revision: ShortText,
  first_name: ShortText,
  last_name: ShortText,
  phone_number: ShortText,
  email_address: ShortText,
  profile_picture_url: v.nullable(Url),
  profile_pictures: v.array(Picture),
  /** Names of the advisors they support. */
  advisors: v.array(FullName)
})
export type ManagedAssistant = v.InferOutput<typeof ManagedAssistant>

/** The assistant as somebody else has changed them; absent while they are being erased. */
export const OtherAssistant = /* @__PURE__ */ outdatedItem(ManagedAssistant)

export const getAssistants = /* @__PURE__ */ endpoint('GET', '/api/v1/assistants', {
  summary: 'The assistants by name, each with the advisors they support.',
  reading: 'assistants',
  access: managesAssistants,
  answers: { 200: v.array(ManagedAssistant) }
})

export const postAssistant = /* @__PURE__ */ endpoint('POST', '/api/v1/assistants', {
  summary: 'Adds an assistant, who can then be assigned to advisors.',
  access: managesAssistants,
  body: AssistantForm,
  answers: { 201: ManagedAssistant, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const putAssistant = /* @__PURE__ */ endpoint('PUT', '/api/v1/assistants/:uuid', {
  summary:
    'Changes an assistant; every card that shows them is updated. Returns 409 while they are being erased, and if `revision` is out of date, with the assistant as they are.',
  access: managesAssistants,
  params,
  query: Based,
  body: AssistantForm,
  answers: { 200: ManagedAssistant, 409: OtherAssistant, 422: FieldErrors }
})

export const deleteAssistant = /* @__PURE__ */ endpoint('DELETE', '/api/v1/assistants/:uuid', {
  summary: 'Deletes an assistant and removes them from all cards. Returns 409 while they are being erased.',
  access: managesAssistants,
  params,
  answers: { 204: nothing, 409: Failure }
})

export const putAssistantPhoto = /* @__PURE__ */ endpoint('PUT', '/api/v1/assistants/:uuid/photo', {
  summary:
    "Replaces an assistant's photo. `crop` is the left,top,edge of a square; without it, the crop is centred on the detected face.",
  access: managesAssistants,
  params,
  query: v.strictObject({ crop: v.optional(Crop) }),
  upload: UPLOAD_TYPES,
  answers: { 200: Photo, 409: Failure, 422: FieldErrors }
})

export const deleteAssistantPhoto = /* @__PURE__ */ endpoint('DELETE', '/api/v1/assistants/:uuid/photo', {
  summary: "Removes an assistant's photo.",
  access: managesAssistants,
  params,
  answers: { 204: nothing, 409: Failure }
})
