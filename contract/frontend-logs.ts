import * as v from 'valibot'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, line, Uuid } from './values.ts'

/** Spec §7: what the browser may report. */
export const LOG_ACTIONS = [
  'v_card_downloaded',
  'whatsapp_button_click',
  'wallet_card_click',
  'front_search_by_advisor_name',
  'client_error'
] as const

/** Only origin and path of a URL: the rest may contain user input. */
const step = v.pipe(
  line(),
  v.transform((address) => address.replace(/[?#].*$/, ''))
)

export const LogEntry = v.strictObject({
  action: v.picklist(LOG_ACTIONS),
  advisorAlias: v.optional(Alias),
  data: v.optional(
    v.strictObject({
      advisorAlias: v.optional(Alias),
      from: v.optional(step),
      to: v.optional(step),
      type: v.optional(line()),
      message: v.optional(line())
    })
  )
})
export type LogEntry = v.InferOutput<typeof LogEntry>

export const postLog = /* @__PURE__ */ endpoint('POST', '/frontend-logs/log', {
  summary: 'Logs a click or an error; accepted immediately and written in batches.',
  access: { public: true },
  body: LogEntry,
  answers: { 202: nothing }
})

export const postProfileHit = /* @__PURE__ */ endpoint('POST', '/frontend-logs/profile-hit', {
  summary: "Records a visit to an advisor's profile.",
  access: { public: true },
  body: v.strictObject({ uuid: Uuid }),
  answers: { 202: nothing }
})
