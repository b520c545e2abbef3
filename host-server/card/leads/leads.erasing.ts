import { SHARED_CONTACT_PATH } from '#contract/leads'
import { eachNamed, NAMED, named } from '../../booking/appointments/named-row.repository.ts'
import { ERASED_PER_PAGE, type Eraser, matching, ofPerson } from '../../core/jobs/erasing.ts'
import { handOut, IN_TIME, since } from '../../core/jobs/handing-out.ts'
import { forget } from '../../core/jobs/outbox.ts'
import { findNames } from '../../people/advisors/advisor-names.repository.ts'
import { leadKey } from './lead-jobs.service.ts'

const leadsHanded = handOut(
  'leads',
  (db, person, last, size) =>
    since(ofPerson(db.table('leads'), person), last)
      .orderBy(IN_TIME)
      .limit(size),
  async (rows, db) => {
    const advisors = await findNames(db, rows)
    return rows.map((row) => ({
      id: row.uuid,
      advisor: advisors.get(row.advisor_uuid) ?? '',
      first_name: row.first_name,
      last_name: row.last_name,
      company: row.company,
      email: row.email,
      phone: row.phone,
      note: row.note,
      language: row.language,
      state: row.state,
      internal_note: row.internal_note,
      campaign: row.campaign,
      consent: row.consent_text,
      version: row.consent_version,
      created_at: row.created_at
    }))
  }
)

export const leadEraser: Eraser = {
  kind: 'lead',
  handsOut: [leadsHanded],

  async count(db, person) {
    const [counted] = await ofPerson(db.table('leads'), person).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  pageOf: (token) => `${SHARED_CONTACT_PATH}/${token}`,

  async erase({ db }, person) {
    const uuids = await ofPerson(db.table('leads'), person).orderBy('uuid').limit(ERASED_PER_PAGE).pluck('uuid')
    await db.transaction(async (trx) => {
      await trx.table('leads').whereIn('uuid', uuids).delete()
      for (const uuid of uuids) await forget(trx, leadKey(uuid))
    })
    return { done: uuids.length < ERASED_PER_PAGE }
  },

  async find(db, search, limit) {
    const rows = db.table('leads')
    if (search.token_hash) rows.where({ token_hash: search.token_hash })
    else if (!matching(rows, search)) return []
    return (
      await rows
        .orderBy('created_at', 'desc')
        .limit(limit)
        .select(...NAMED)
    ).map(named)
  },

  each: eachNamed('leads')
}
