import * as v from 'valibot'
import { BulkChange } from './bulk-changes.ts'
import { endpoint } from './endpoint.ts'
import { managesRedirections, REDIRECTIONS_MAX, RedirectionTarget } from './redirections.ts'
import { FieldErrors, line, Uuid } from './values.ts'

/** What can be changed of many redirects, one thing at a time. */
export const REDIRECTION_CHANGES = ['target', 'turn-on', 'turn-off', 'delete'] as const
export type RedirectionChangeKind = (typeof REDIRECTION_CHANGES)[number]

/** Those that match a search, or the chosen ones among them. */
export const RedirectionChoice = v.strictObject({
  q: v.optional(line(), ''),
  uuids: v.optional(v.pipe(v.array(Uuid), v.maxLength(REDIRECTIONS_MAX, 'too-long')))
})
export type RedirectionChoice = v.InferOutput<typeof RedirectionChoice>

export const RedirectionChangeForm = v.strictObject({
  redirections: RedirectionChoice,
  kind: v.picklist(REDIRECTION_CHANGES, 'unknown'),
  /** For `target`. */
  target: v.optional(v.nullable(RedirectionTarget), null)
})
export type RedirectionChangeForm = v.InferOutput<typeof RedirectionChangeForm>

export const postRedirectionChange = /* @__PURE__ */ endpoint('POST', '/api/v1/redirection-changes', {
  summary:
    'Gives many redirects another target, turns them on or off, or deletes them, in the background. Those that cannot be changed are left out.',
  access: managesRedirections,
  body: RedirectionChangeForm,
  answers: { 201: BulkChange, 422: FieldErrors }
})

export const getRedirectionChange = /* @__PURE__ */ endpoint('GET', '/api/v1/redirection-changes/:uuid', {
  summary: 'The progress of a change of many redirects, and which were left out and why.',
  access: managesRedirections,
  params: v.strictObject({ uuid: Uuid }),
  answers: { 200: BulkChange }
})
