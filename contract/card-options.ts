import * as v from 'valibot'
import { type MemberAccess, managesCard } from './access.ts'
import { CONTACT_OPTIONS } from './contact-options.ts'
import { endpoint } from './endpoint.ts'
import { Based, Outdated } from './revision.ts'
import { Alias, FieldErrors } from './values.ts'

/** The tenant's setting that lets advisors choose their own contact options if it is `true`. */
export const ADVISORS_SET_CONTACT_OPTIONS = 'advisors_set_contact_options'

const Name = v.picklist(CONTACT_OPTIONS)

export const CardOption = v.object({
  name: Name,
  /** Whether the card has it turned on. */
  is_on: v.boolean(),
  /** Whether visitors can use it; WhatsApp also needs the institution's number and the advisor's own setting. */
  is_offered: v.boolean()
})
export type CardOption = v.InferOutput<typeof CardOption>

export const CardOptions = v.object({
  /** Those whose modules are on. */
  options: v.array(CardOption),
  /** Whether the user may change them. */
  may_change: v.boolean()
})
export type CardOptions = v.InferOutput<typeof CardOptions>

export const CardOptionsChange = v.strictObject({
  /** Those to be on; options that are not listed for the card stay as they are. */
  contact_options: v.pipe(v.array(Name), v.maxLength(CONTACT_OPTIONS.length))
})
export type CardOptionsChange = v.InferOutput<typeof CardOptionsChange>

const access: MemberAccess = managesCard
const params = v.strictObject({ alias: Alias })

export const getCardOptions = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/contact-options', {
  summary: 'The contact options of an advisor’s card, and whether the user may change them.',
  access,
  params,
  answers: { 200: CardOptions }
})

export const putCardOptions = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/contact-options', {
  summary:
    'Turns contact options of an advisor’s card on or off. Advisors may where the setting advisors_set_contact_options is true, managers of cards always. Returns 409 if `revision`, the ETag of what was read, is out of date.',
  access,
  params,
  query: Based,
  body: CardOptionsChange,
  answers: { 200: CardOptions, 409: Outdated, 422: FieldErrors }
})
