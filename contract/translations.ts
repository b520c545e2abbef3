import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { MessageText, ShortText } from './values.ts'

/** localStorage key of the whole bundle (spec §7). */
export const TRANSLATIONS_KEY = 'ALL_TRANSLATIONS'

/** A message: plain text, or a parsed ICU message if it takes arguments, so that browsers need no parser. */
export const Message = v.union([MessageText, v.array(v.any())])
export const Messages = v.record(ShortText, Message)
export type Messages = v.InferOutput<typeof Messages>

export const getTranslations = /* @__PURE__ */ endpoint('GET', '/api/v1/translations', {
  summary: 'All texts by key, with Last-Modified (HEAD returns only that) and the chosen language in Content-Language.',
  access: { public: true },
  query: v.strictObject({
    /** A language tag; the tenant's language when absent or unknown. */
    locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
    /** Comma-separated scopes: some texts only, as the widgets of former releases need them. */
    scope: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+(,[a-z-]+){0,15}$/)))
  }),
  answers: { 200: Messages }
})
