import type { Member, StaffEraser } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** Problems of the directory with a member: who is erased is not reported any more. */
const problemsOf = (db: TenantDb, { names, emails }: Member) =>
  db.table('scim_problems').where((one) => {
    one.whereRaw('1 = 0')
    for (const said of [...names, ...emails]) {
      const pattern = `%${said.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
      one.orWhereRaw("lower(subject) like ? escape '\\'", [pattern])
      one.orWhereRaw("lower(detail) like ? escape '\\'", [pattern])
    }
  })

/** With the account: until then the directory may have tried to write the member once more. */
export const forgetProblems = (db: TenantDb, member: Member) => problemsOf(db, member).delete()

export const problemEraser: StaffEraser = {
  name: 'scim_problems',
  kind: 'import-row',

  async count(db, member) {
    const [counted] = await problemsOf(db, member).count('* as total')
    return { removed: Number(counted?.total ?? 0) }
  },

  async erase({ db }, member) {
    await forgetProblems(db, member)
    return { done: true }
  }
}
