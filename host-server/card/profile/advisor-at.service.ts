import * as v from 'valibot'
import { Alias } from '#contract/values'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { type AdvisorRow, findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { redirectAlias } from '../../people/advisors/redirect-alias.service.ts'

/** The advisor at the address; redirects from a former one. */
export async function advisorAt(call: Call, addressOf: (alias: string) => string): Promise<AdvisorRow | undefined> {
  const { slug } = call.ctx.params as { slug: string }
  if (!v.is(Alias, slug)) throw new NotFound()
  const advisor = await findAdvisor(call.db, slug)
  if (advisor?.alias === slug) return advisor
  await redirectAlias(call, slug, addressOf)
  return undefined
}
