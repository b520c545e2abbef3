import { instant } from '../../core/base/clock.ts'
import { forgetInLog } from '../../core/events/audit-log.erasing.ts'
import * as media from '../../core/files/media.repository.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { formerAlias, type Member, type StaffEraser } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { aliasHash } from '../advisors/erased-aliases.service.ts'
import { remove as removeAssistant } from '../assistants/assistants.repository.ts'
import { forgetProblems } from '../scim/scim.erasing.ts'

const photoOf = async (db: TenantDb, { advisor_uuid, assistant_uuid }: Member): Promise<string | null> => {
  const card = advisor_uuid && (await db.table('advisors').where({ uuid: advisor_uuid }).first('photo'))
  const other = assistant_uuid && (await db.table('assistants').where({ uuid: assistant_uuid }).first('photo'))
  return (card || other || { photo: null }).photo
}

/** In all its sizes; other files are made of it while they are read. */
export const photoEraser: StaffEraser = {
  name: 'photo',
  kind: 'photo',
  after: 'names',

  count: async (db, member) => ({ removed: (await photoOf(db, member)) ? 1 : 0 }),

  async erase({ db }, { advisor_uuid: uuid }) {
    if (!uuid) return { done: true }
    await db.transaction(async (trx) => {
      const row = await trx.table('advisors').where({ uuid }).forUpdate().first('photo')
      await trx.table('advisors').where({ uuid }).update({ photo: null })
      if (row?.photo) await media.remove(trx, row.photo)
    })
    return { done: true }
  }
}

/**
 * What others may have written of the member until card and account went, in the transaction in which they go; it has
 * locked the institution first, as changes to people do.
 */
async function forgetTraces(trx: TenantDb, member: Member): Promise<void> {
  await forgetProblems(trx, member)
  await forgetInLog(trx, member)
}

const BLANK = {
  first_name: '',
  title_prefix: '',
  title_suffix: '',
  position: '',
  email_address: '',
  phone_number: '',
  whatsapp_enable: false,
  whatsapp_id: '',
  tags: '',
  advising_since: null,
  certificates: '',
  reviews_count: 0,
  reviews_stars: 0
}

const CARD_PARTS = ['advisor_contact_options', 'advisor_assistants', 'advisor_topics'] as const

/** Of each address a keyed hash stays, by which printed cards lead on. */
async function replaceAliases({ app, db }: Pick<JobContext, 'app' | 'db'>, member: Member, advisor_uuid: string) {
  for (const [place, alias] of member.aliases.entries()) {
    const row = { alias_hash: aliasHash(app.config, db.tenantId, alias), advisor_uuid }
    await db.insert('erased_aliases', row).onConflict(['tenant_id', 'alias_hash']).merge(['advisor_uuid'])
    const to = formerAlias(member, place)
    await db.table('advisor_aliases').where({ alias, advisor_uuid }).update({ alias: to })
    if (!place) await db.table('advisors').where({ uuid: advisor_uuid }).update({ alias: to })
  }
}

/** The card stays without a name: appointments with customers, and figures, refer to it. */
export const cardEraser: StaffEraser = {
  name: 'advisors',
  kind: 'card',
  after: 'names',

  async count(db, { advisor_uuid }) {
    const uuid = advisor_uuid ?? ''
    return { removed: (await db.table('advisors').where({ uuid }).whereNull('erased_at').pluck('uuid')).length }
  },

  async erase({ db, app }, member) {
    const { advisor_uuid: uuid, pseudonym: last_name } = member
    if (!uuid) return { done: true }
    const now = instant(app.clock.now())
    await db.transaction(async (trx) => {
      await trx.lockTenant()
      const card = await trx.table('advisors').where({ uuid }).forUpdate().first('erased_at', 'deactivated_at')
      if (!card || card.erased_at) return
      await replaceAliases({ app, db: trx }, member, uuid)
      const deactivated_at = card.deactivated_at ?? now
      await trx
        .table('advisors')
        .where({ uuid })
        .update({ ...BLANK, last_name, deactivated_at, erased_at: now })
      for (const table of CARD_PARTS) await trx.table(table).where({ advisor_uuid: uuid }).delete()
      await trx.table('users').where({ advisor_uuid: uuid }).delete()
      await forgetTraces(trx, member)
    })
    return { done: true }
  }
}

/** With password, second factor, sessions, roles and saved filters. */
export const accountEraser: StaffEraser = {
  name: 'users',
  kind: 'account',
  after: 'names',

  count: async (_db, { user_uuid }) => ({ removed: user_uuid ? 1 : 0 }),

  async erase({ db }, member) {
    const { user_uuid: uuid } = member
    if (!uuid) return { done: true }
    await db.transaction(async (trx) => {
      await trx.lockTenant()
      await trx.table('users').where({ uuid }).delete()
      await forgetTraces(trx, member)
    })
    return { done: true }
  }
}

export const assistantEraser: StaffEraser = {
  name: 'assistants',
  kind: 'assistant',
  after: 'names',

  count: async (_db, { assistant_uuid }) => ({ removed: assistant_uuid ? 1 : 0 }),

  async erase({ db }, member) {
    const { assistant_uuid: uuid } = member
    if (!uuid) return { done: true }
    await db.transaction(async (trx) => removeAssistant(trx, { uuid, photo: await photoOf(trx, member) }))
    return { done: true }
  }
}
