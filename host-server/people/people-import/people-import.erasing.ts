import type { Member, StaffEraser } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** The lines of files in which a member is: those that were applied to them, and those with one of their addresses. */
const linesOf = (db: TenantDb, { user_uuid, advisor_uuid, emails }: Member) =>
  db.table('people_import_rows').where((one) => {
    one.whereIn(
      'person',
      [user_uuid, advisor_uuid].filter((uuid): uuid is string => uuid !== null)
    )
    for (const email of emails) {
      one.orWhereRaw("lower(cells) like ? escape '\\'", [`%"${email.replace(/[\\%_]/g, '\\$&')}"%`])
    }
  })

export const importRowEraser: StaffEraser = {
  name: 'people_import_rows',
  kind: 'import-row',

  async count(db, member) {
    const [counted] = await linesOf(db, member).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db }, member) {
    await linesOf(db, member).delete()
    return { done: true }
  }
}
