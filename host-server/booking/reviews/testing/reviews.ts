import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Tables } from '../../../core/tenancy/query.ts'

type Given = Partial<Tables['reviews']> & { tenant_id: string; advisor_uuid: string }

/** Adds a review, which waits for a decision unless something else is given. @returns its uuid */
export async function prepareReview(knex: Knex, given: Given): Promise<string> {
  const uuid = randomUUID()
  await knex('reviews').insert({
    uuid,
    appointment_uuid: randomUUID(),
    created_at: '2026-01-05T10:00:00Z',
    stars: 4,
    text: 'Sehr freundlich.',
    state: 'waiting',
    reason: '',
    decided_at: null,
    decided_by: '',
    reply: '',
    replied_at: null,
    ...given
  })
  return uuid
}
