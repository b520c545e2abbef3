import * as v from 'valibot'
import type { PublicAccess } from './access.ts'
import { endpoint } from './endpoint.ts'
import { Alias, bounded } from './values.ts'

/** The names, the branch and its address, each text escaped and folded. */
const VCARD_MAX = 10_000

export const VCard = v.object({ content: bounded(VCARD_MAX) })
export type VCard = v.InferOutput<typeof VCard>

const access: PublicAccess = { public: true, module: 'v-cards', option: 'vcard' }

/** The file itself, for a plain link: phones open it as a contact, unlike a link made by script. */
export const vCardPath = (alias: string) => `/v-card/${alias}.vcf`

export const getVCard = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/v-card', {
  summary: 'An advisor as a vCard 3.0 without photo, small enough for a QR code.',
  access,
  params: v.strictObject({ alias: Alias }),
  answers: { 200: VCard }
})
