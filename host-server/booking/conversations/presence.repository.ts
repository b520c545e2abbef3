import { instant } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** What an advisor has said, while it lasts. */
export const stillAway = ({ app }: Pick<Call, 'app'>, until: string | null | undefined): string | null =>
  until && until > instant(app.clock.now()) ? until : null

export const findAway = async (db: TenantDb, advisor_uuid: string): Promise<string | undefined> =>
  (await db.table('conversation_absences').where({ advisor_uuid }).first('expires_at'))?.expires_at

/** Says until when an advisor is away, or that they are not, so that open windows learn of it. */
export async function putAway(
  trx: TenantDb,
  advisor_uuid: string,
  expires_at: string | null,
  now: string
): Promise<void> {
  await trx.table('conversation_absences').where({ advisor_uuid }).delete()
  if (expires_at) await trx.insert('conversation_absences', { advisor_uuid, expires_at })
  await trx
    .table('conversations')
    .where({ advisor_uuid })
    .whereNull('ended_at')
    .update({ revision: trx.raw('revision + 1'), changed_at: now })
}

/** Of the latest conversations that began in a time, when they were first answered, and whether they have ended. */
export const findAnswered = (
  db: TenantDb,
  advisor_uuid: string,
  since: string,
  most: number
): PromiseLike<{ created_at: string; ended_at: string | null; answered_at: string | null }[]> =>
  db
    .table('conversations as c')
    .where('c.advisor_uuid', advisor_uuid)
    .where('c.created_at', '>=', since)
    .whereNull('c.blocked_at')
    .orderBy('c.created_at', 'desc')
    .limit(most)
    .select(
      'c.created_at',
      'c.ended_at',
      db
        .table('conversation_messages as m')
        .whereRaw('m.conversation_uuid = c.uuid')
        .where('m.is_from_visitor', false)
        .min('m.created_at as answered_at')
        .as('answered_at')
    )
