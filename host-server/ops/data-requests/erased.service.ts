import { enqueue, forget } from '../../core/jobs/outbox.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { ErasureRow } from '../deletion-tool/deletion-tool.repository.ts'
import { erasedMail } from './data-requests.mails.ts'
import * as repository from './data-requests.repository.ts'
import { reminderKey } from './due.jobs.ts'
import { type Actor, log } from './request-log.ts'

/** What the erased customer had asked is answered. Who asked here is told by a last mail; others by the person who received their letter. */
export async function answerErased(
  trx: TenantDb,
  actor: Actor,
  erasure: Pick<ErasureRow, 'uuid' | 'known_by' | 'value' | 'user_name' | 'reference'>,
  finished_at: string
): Promise<void> {
  for (const row of await repository.findOfErasure(trx, erasure.uuid)) {
    await repository.update(trx, row.uuid, { state: 'done', done_by: erasure.user_name, finished_at })
    await log(trx, actor, row, 'open', 'done')
    await forget(trx, reminderKey(row.uuid))
    if (row.origin !== 'visitor' || erasure.known_by !== 'email') continue
    const { value: to, reference } = erasure
    await enqueue(trx, actor.app.clock.now(), erasedMail(row.uuid, { to, reference, language: row.language }))
  }
}
