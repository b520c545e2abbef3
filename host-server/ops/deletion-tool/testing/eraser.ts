import { randomUUID } from 'node:crypto'
import type { DetachedOffice } from '../../../booking/appointments/testing/detached-office.ts'
import { instant } from '../../../core/base/clock.ts'
import { hashToken, randomToken } from '../../../core/security/tokens.ts'

/** The session of somebody who may erase, at an office whose server is another process. */
export async function eraserCookie({ look }: Pick<DetachedOffice, 'look'>): Promise<string> {
  const [id, user_uuid, now] = [randomToken(), randomUUID(), instant(Date.now())]
  await look(async (knex) => {
    const { id: tenant_id } = await knex('tenants').first('id')
    const user = { uuid: user_uuid, email_address: 'eraser@demo.example', full_name: 'Eva Löscher', password_hash: '-' }
    await knex('users').insert({ tenant_id, ...user })
    await knex('user_roles').insert({ tenant_id, user_uuid, role: 'profile-delete-manager' })
    await knex('tenant_modules').where({ tenant_id, module_name: 'deletion-tool' }).delete()
    await knex('tenant_modules').insert({ tenant_id, module_name: 'deletion-tool', effective_state: true })
    await knex('sessions').insert({ tenant_id, user_uuid, id_hash: hashToken(id), created_at: now, seen_at: now })
  })
  return `session=${id}`
}
