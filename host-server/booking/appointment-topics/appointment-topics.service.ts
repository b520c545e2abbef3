import type { TopicAssignments } from '#contract/appointment-topics'
import { NotFound, Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './appointment-topics.repository.ts'

/**
 * Replaces an advisor's topics; duplicates are ignored. Nothing is saved if one of them is unknown to the tenant, or has
 * been retired in the meantime (the error then names it).
 */
export async function assign({ db, advisor, t }: Call, topics: TopicAssignments): Promise<void> {
  const uuids = [...new Set(topics.map(({ uuid }) => uuid))]
  await db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    const known = await repository.findExisting(trx, uuids)
    if (known.length < uuids.length) throw new NotFound()
    const retired = known.filter(({ retired_at }) => retired_at)
    const fault = ({ uuid, topic }: (typeof retired)[number]) => [
      String(topics.findIndex((one) => one.uuid === uuid)),
      [t('errors.topic-retired', { topic })]
    ]
    if (retired.length) throw new Unprocessable(Object.fromEntries(retired.map(fault)))
    await repository.replaceAssigned(trx, advisor.uuid, uuids)
  })
}
