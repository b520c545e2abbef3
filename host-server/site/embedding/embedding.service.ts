import { embeds } from '#contract/embedding'
import type { Call } from '../../core/http/http.ts'
import { isOwnPage } from '../../core/http/middleware.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'
import * as settings from '../../organization/settings/settings.service.ts'
import { choices } from '../content-pages/choices.service.ts'

/** Who has nothing but a card chooses no other advisor. */
const choosesAnyone = ({ user }: Call) => embeds.anyRole.some((role) => user?.roles.includes(role))

export async function read(call: Call) {
  const { advisors, ...named } = await choices(call)
  const own = advisors.filter(({ alias }) => alias === call.user?.alias)
  return { ...named, advisors: choosesAnyone(call) ? advisors : own, origins: embedOrigins(call.tenant) }
}

/** The setting says the same, in the administration. */
export const register = async (call: Call, origins: readonly string[]) => ({
  origins: await settings.addWords(call, 'embed_origins', origins)
})

/** What the check of origins will say to a write from there. */
export function status({ ctx, tenant }: Call) {
  const origin = ctx.get('origin')
  ctx.vary('Origin')
  return { is_registered: !origin || isOwnPage(ctx) || embedOrigins(tenant).includes(origin) }
}
