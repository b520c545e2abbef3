import type { JobContext } from '../outbox/outbox.ts'
import { digestOf } from './living.card.ts'
import * as repository from './living.repository.ts'

/** From an advisor's first card on it is known what the cards print, so that a change is noticed. */
export async function keepInMind({ db, services, tenant }: JobContext, advisor_uuid: string): Promise<void> {
  const person = await repository.findPerson(db, advisor_uuid)
  if (!person) return
  const digest = digestOf(services.config, tenant, person)
  await repository.insert(db, { advisor_uuid, digest, calendar_revision: person.revision ?? 0 })
}
