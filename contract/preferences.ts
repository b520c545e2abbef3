import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { Failure, FieldErrors, Instant, line } from './values.ts'

export const LanguageChoice = v.picklist(['de', 'en'])

export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]
export const AppearanceChoice = v.picklist(APPEARANCES)

/** How the signed-in user sees the pages for staff. */
export const Preferences = v.partial(v.strictObject({ language: LanguageChoice, appearance: AppearanceChoice }))
export type Preferences = v.InferOutput<typeof Preferences>

export const patchPreferences = /* @__PURE__ */ endpoint('PATCH', '/api/v1/me/preferences', {
  summary: 'Sets the language or the appearance in which the signed-in user sees the pages for staff.',
  access: {},
  body: Preferences,
  answers: { 204: nothing, 422: FieldErrors }
})

const SessionId = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'unknown'))

export const OwnSession = v.object({
  /** Names it in this list; nobody is let in by it. */
  id: SessionId,
  /** Browser and system, such as `Firefox, Windows`; empty if unknown. */
  device: line(),
  signed_in_at: Instant,
  seen_at: Instant,
  /** It is the one in which this is read. */
  is_this: v.boolean()
})
export type OwnSession = v.InferOutput<typeof OwnSession>

export const getOwnSessions = /* @__PURE__ */ endpoint('GET', '/api/v1/me/sessions', {
  summary: 'Where the signed-in user is signed in: this session, then the others, the latest first.',
  access: {},
  answers: { 200: v.array(OwnSession) }
})

export const deleteOtherSessions = /* @__PURE__ */ endpoint('DELETE', '/api/v1/me/sessions', {
  summary: 'Signs the user out everywhere but here.',
  access: {},
  answers: { 204: nothing }
})

export const deleteOwnSession = /* @__PURE__ */ endpoint('DELETE', '/api/v1/me/sessions/:id', {
  summary: 'Signs the user out on one other device; this session ends by signing out.',
  access: {},
  params: v.strictObject({ id: SessionId }),
  answers: { 204: nothing, 409: Failure }
})
