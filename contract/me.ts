import * as v from 'valibot'
import { ROLES } from './access.ts'
import { endpoint } from './endpoint.ts'
import { AppearanceChoice, LanguageChoice } from './preferences.ts'
import { FullName, ShortText, Url } from './values.ts'

/** The current user; an empty object is a guest (spec §3). */
export const Me = v.object({
  roles: v.optional(v.array(v.picklist(ROLES))),
  alias: v.optional(v.nullable(ShortText)),
  is_institutional: v.optional(v.boolean()),
  full_name: v.optional(FullName),
  email_address: v.optional(ShortText),
  /** The photo on the user's card. */
  profile_picture_url: v.optional(v.nullable(Url)),
  /** Null: the institution's. */
  language: v.optional(v.nullable(LanguageChoice)),
  appearance: v.optional(AppearanceChoice),
  /** Whether the institution accepts passwords. */
  has_passwords: v.optional(v.boolean())
})
export type Me = v.InferOutput<typeof Me>

export const getMe = /* @__PURE__ */ endpoint('GET', '/api/v1/me', {
  summary: 'The signed-in user, or an empty object for a guest.',
  access: { public: true },
  answers: { 200: Me }
})

/** The channel on which a page tells the browser's other tabs that the session has ended. */
export const SIGNED_OUT = 'advisor-signed-out'
