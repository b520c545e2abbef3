import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { Alias, FieldErrors, line } from './values.ts'

/** An advisor's switch, and the id by which the staff behind the tenant's number know them (spec §3). */
export const WhatsAppSettings = v.strictObject({ whatsapp_enable: v.boolean(), whatsapp_id: line() })
export type WhatsAppSettings = v.InferOutput<typeof WhatsAppSettings>

/** What keeps visitors from WhatsApp on the card, whatever the switch: the card's own option, the layout of cards, or no number of the institution. */
export const WHATSAPP_OBSTACLES = ['option', 'layout', 'number'] as const

export const OwnWhatsApp = v.object({
  ...WhatsAppSettings.entries,
  /** The first that applies, in this order. */
  obstacle: v.nullable(v.picklist(WHATSAPP_OBSTACLES))
})
export type OwnWhatsApp = v.InferOutput<typeof OwnWhatsApp>

/** Whether WhatsApp is switched on without an id (spec §5): the form and the server refuse it. */
export const lacksId = ({ whatsapp_enable, whatsapp_id }: WhatsAppSettings) => whatsapp_enable && !whatsapp_id.trim()

/** The page and its calls (spec §6). */
export const ownWhatsApp: MemberAccess = { module: 'whats-app', institutional: true, self: true }

const params = v.strictObject({ alias: Alias })

export const getWhatsAppSettings = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/whatsapp/settings', {
  summary: "The signed-in advisor's WhatsApp settings, and what else keeps the card from showing WhatsApp.",
  access: ownWhatsApp,
  params,
  answers: { 200: OwnWhatsApp }
})

export const putWhatsAppSettings = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/whatsapp/settings', {
  summary:
    'Turns WhatsApp on or off for the signed-in advisor; their button is shown or hidden accordingly. Returns 409 if `revision`, the ETag of what was read, is out of date.',
  access: ownWhatsApp,
  params,
  query: Based,
  body: WhatsAppSettings,
  answers: { 204: nothing, 409: Outdated, 422: FieldErrors }
})
