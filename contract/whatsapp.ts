import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Alias, FullName } from './values.ts'

/** The public channel: `phoneNumber` is the tenant's number, `#`, and the advisor's reference code (spec §3). */
export const WhatsApp = v.object({ isEnabled: v.boolean(), phoneNumber: v.nullable(FullName) })
export type WhatsApp = v.InferOutput<typeof WhatsApp>

/** The button's link: its text contains the reference code for the staff who answer. */
export function whatsAppLink(phoneNumber: string): string {
  const [number = '', ...code] = phoneNumber.split('#')
  const reference = code.join('#')
  return `https://wa.me/${number.replace(/\D/g, '')}${reference && `?text=${encodeURIComponent(`#${reference}`)}`}`
}

export const getWhatsApp = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/whatsapp', {
  summary: 'Whether an advisor can be contacted on WhatsApp, and the link.',
  access: { public: true, module: 'whats-app' },
  params: v.strictObject({ alias: Alias }),
  answers: { 200: WhatsApp }
})
