import type { Locale } from '#contract/locales'
import { textsIn } from '../../core/base/intl.ts'
import type { Call } from '../../core/http/http.ts'
import { findRoles } from '../../core/http/session.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findUser } from './people.repository.ts'

interface Actor {
  user_uuid: string
  locale: string
}

/** A call on behalf of the user who requested a job, named in the audit log; undefined if they are no longer an administrator. */
export async function actingAs({ app, tenant }: JobContext, trx: TenantDb, actor: Actor) {
  const user = await findUser(trx, actor.user_uuid)
  const roles = user ? await findRoles(trx, user.uuid) : []
  if (!user || user.deactivated_at || !roles.includes('accountadmin')) return undefined
  const locale = actor.locale as Locale
  // without a request: what is done for a job asks for none
  return { app, tenant, db: trx, locale, t: textsIn(locale), user: { ...user, roles } } as unknown as Call
}
