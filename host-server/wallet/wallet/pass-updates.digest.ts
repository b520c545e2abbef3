import type { JobContext } from '../../core/jobs/outbox.ts'
import { digestOf } from './pass-updates.card.ts'
import * as repository from './pass-updates.repository.ts'

/** Once an advisor's first card is issued, a digest of the content is stored, so that changes are noticed. */
export async function storeDigest({ db, app, tenant }: JobContext, advisor_uuid: string): Promise<void> {
  const person = await repository.findPerson(db, advisor_uuid)
  if (!person) return
  const digest = digestOf(app.config, tenant, person)
  await repository.insert(db, { advisor_uuid, digest, calendar_revision: person.revision ?? 0 })
}
