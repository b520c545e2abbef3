import type { Locale } from '#contract/locales'
import type { Call } from '../core/http.ts'
import { findRoles } from '../core/session.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { textsIn } from '../core/texts.ts'
import type { JobContext } from '../outbox/outbox.ts'
import { findUser } from './people.repository.ts'

interface Actor {
  user_uuid: string
  locale: string
}

/** As if whoever asked for it did it by hand, as long as they may; the log names them. */
export async function actingAs({ services, tenant }: JobContext, trx: TenantDb, actor: Actor) {
  const user = await findUser(trx, actor.user_uuid)
  const roles = user ? await findRoles(trx, user.uuid) : []
  if (!user || user.deactivated_at || !roles.includes('accountadmin')) return undefined
  const locale = actor.locale as Locale
  return { services, tenant, db: trx, locale, t: textsIn(locale), user: { ...user, roles } } as unknown as Call
}
