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

/** Of an address its place alone: what follows may be what somebody typed. */
const place = v.pipe(
  line(),
  v.transform((address) => address.replace(/[?#].*$/, ''))
)

export const LogEntry = v.strictObject({
  action: v.picklist(LOG_ACTIONS),
  advisorAlias: v.optional(Alias),
  data: v.optional(
    v.strictObject({
      advisorAlias: v.optional(Alias),
      from: v.optional(place),
      to: v.optional(place),
      type: v.optional(line()),
      message: v.optional(line())
    })
  )
})
export type LogEntry = v.InferOutput<typeof LogEntry>

export const postLog = /* @__PURE__ */ endpoint('POST', '/frontend-logs/log', {
  summary: 'Reports a click or an error; taken at once and written in batches.',
  access: { public: true },
  body: LogEntry,
  answers: { 202: nothing }
})

export const postProfileHit = /* @__PURE__ */ endpoint('POST', '/frontend-logs/profile-hit', {
  summary: 'Records that a visitor opened the profile of the advisor with this uuid.',
  access: { public: true },
  body: v.strictObject({ uuid: Uuid }),
  answers: { 202: nothing }
})
