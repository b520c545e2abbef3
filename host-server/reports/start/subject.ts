import type { Subject } from '#contract/access'
import { type Call, switchesOf } from '../../core/http/http.ts'

/** The user, for access rules of what the page shows and leads to. */
export const subjectOf = ({ user, tenant }: Call): Subject => ({
  me: user ?? {},
  alias: user?.alias ?? undefined,
  ...switchesOf(tenant)
})
