import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { orderedUuid } from '../../../core/base/ordered-uuid.ts'
import { hashToken } from '../../../core/security/tokens.ts'
import { SECRET } from '../../../testing/site.ts'
import { tokenOf } from '../registrations.service.ts'

interface Place {
  tenant_id: string
  organization_uuid: string
}

/** A published event in February 2030, as it is stored. */
export async function storeEvent(knex: Knex, place: Place, rest: object = {}): Promise<string> {
  const uuid = randomUUID()
  await knex('branch_events').insert({
    uuid,
    ...place,
    state: 'published',
    title: JSON.stringify({ de: 'Wohnen', en: 'Housing' }),
    description: JSON.stringify({ de: 'Was es kostet.', en: '' }),
    starts_at: '2030-02-01T17:00:00Z',
    ends_at: '2030-02-01T18:30:00Z',
    place: 'branch',
    address: '',
    online_url: '',
    seats: 3,
    closes_at: null,
    revision: 0,
    cancel_reason: '',
    ...rest
  })
  return uuid
}

function guestRow(tenant_id: string, event_uuid: string, rest: object) {
  const uuid = orderedUuid()
  return {
    tenant_id,
    uuid,
    token_hash: hashToken(tokenOf(SECRET, uuid)),
    event_uuid,
    state: 'registered',
    first_name: 'Eva',
    last_name: 'Muster',
    email: 'eva@visitor.example',
    seats: 1,
    language: 'de',
    campaign: '',
    created_at: '2026-11-20T08:00:00Z',
    ends_at: '2030-02-01T18:30:00Z',
    attended_at: null,
    ...rest
  }
}

/** A guest of an event, as they are stored; returns their key and their secret. */
export async function storeGuest(knex: Knex, tenant_id: string, event_uuid: string, rest: object = {}) {
  const row = guestRow(tenant_id, event_uuid, rest)
  await knex('event_registrations').insert(row)
  return { uuid: row.uuid, token: tokenOf(SECRET, row.uuid) }
}

/** So many who wait for a seat. */
export async function storeWaiting(knex: Knex, tenant_id: string, event_uuid: string, count: number) {
  const rows = Array.from({ length: count }, (_, nth) =>
    guestRow(tenant_id, event_uuid, { state: 'waiting', email: `waits-${nth}@visitor.example` })
  )
  await knex.batchInsert('event_registrations', rows, 100)
}
