import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { endpoint } from './endpoint.ts'
import { Alias, FieldErrors, Uuid } from './values.ts'

/** Who may move or revoke cards that others hold. */
const administers: MemberAccess = { module: 'wallet-cards', roles: ['accountadmin'] }
const params = v.strictObject({ alias: Alias })
/** The record's uuid, and the number of cards. */
const Transfer = v.strictObject({ uuid: Uuid, cards: v.number() })

export const postHandOver = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/wallet-cards/hand-over', {
  summary: "Transfers an advisor's issued wallet cards to a successor; holders' permissions stay.",
  access: administers,
  params,
  body: v.strictObject({ successor: Alias }),
  answers: { 202: Transfer, 422: FieldErrors }
})

export const postRevocation = /* @__PURE__ */ endpoint('POST', '/api/v1/advisors/:alias/wallet-cards/revocation', {
  summary: "Voids an advisor's issued wallet cards: they stay on phones marked as void and receive nothing more.",
  access: administers,
  params,
  answers: { 202: Transfer }
})
