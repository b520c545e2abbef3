import * as v from 'valibot'
import { administers } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { answersRequests } from './request-inbox.ts'
import { Based, outdatedItem } from './revision.ts'
import { FieldErrors, LongText, line, NOTE_MAX, ShortText, text, Uuid } from './values.ts'

/** Templates of an institution, which are read together. */
export const REPLY_TEMPLATES_MAX = 50

export const managesReplyTemplates = { ...administers, module: answersRequests.module } as const

/** What stands in a template for the customer's name and for the name of the request's advisor, in braces. */
export const PLACEHOLDERS = ['name', 'advisor'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

const WRITTEN = /\{([^{}]*)\}/g
const isPlaceholder = (word: string): word is Placeholder => (PLACEHOLDERS as readonly string[]).includes(word)

const areKnown = (template: string) => [...template.matchAll(WRITTEN)].every(([, word = '']) => isPlaceholder(word))

/** A template with its placeholders filled in. */
export const filledIn = (template: string, values: Record<Placeholder, string>): string =>
  template.replace(WRITTEN, (written, word: string) => (isPlaceholder(word) ? values[word] : written))

export const ReplyTemplateForm = v.strictObject({
  name: line(100, 1),
  text: v.pipe(text(NOTE_MAX, 1), v.check(areKnown, 'placeholder'))
})
export type ReplyTemplateForm = v.InferOutput<typeof ReplyTemplateForm>

export const ReplyTemplate = v.object({ uuid: Uuid, revision: ShortText, name: ShortText, text: LongText })
export type ReplyTemplate = v.InferOutput<typeof ReplyTemplate>

/** The template as somebody else has changed it. */
export const OtherReplyTemplate = /* @__PURE__ */ outdatedItem(ReplyTemplate)

export const getReplyTemplates = /* @__PURE__ */ endpoint('GET', '/api/v1/reply-templates', {
  summary: 'The texts with which contact requests can be answered, by name.',
  access: answersRequests,
  answers: { 200: v.array(ReplyTemplate) }
})

export const postReplyTemplate = /* @__PURE__ */ endpoint('POST', '/api/v1/reply-templates', {
  summary: 'Adds a reply template.',
  access: managesReplyTemplates,
  body: ReplyTemplateForm,
  answers: { 201: ReplyTemplate, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const putReplyTemplate = /* @__PURE__ */ endpoint('PUT', '/api/v1/reply-templates/:uuid', {
  summary: 'Changes a reply template. Returns 409 if `revision` is out of date, with the template as it is.',
  access: managesReplyTemplates,
  params,
  query: Based,
  body: ReplyTemplateForm,
  answers: { 200: ReplyTemplate, 409: OtherReplyTemplate, 422: FieldErrors }
})

export const deleteReplyTemplate = /* @__PURE__ */ endpoint('DELETE', '/api/v1/reply-templates/:uuid', {
  summary: 'Deletes a reply template.',
  access: managesReplyTemplates,
  params,
  answers: { 204: nothing }
})
