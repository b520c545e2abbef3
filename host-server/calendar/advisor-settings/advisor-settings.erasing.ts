import type { Member, StaffEraser } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const isOneOf = (address: string, { emails }: Member) => emails.includes(address.toLowerCase())

/** Colleagues whose mails go to the member, too. */
async function findCopies(db: TenantDb, member: Member) {
  const rows = await db.table('advisor_settings').whereNot({ copies_to: '[]' }).select('advisor_uuid', 'copies_to')
  const read = rows.map(({ advisor_uuid, copies_to }) => ({
    advisor_uuid,
    addresses: JSON.parse(copies_to) as string[]
  }))
  return read.filter(({ addresses }) => addresses.some((address) => isOneOf(address, member)))
}

/** The member gets no copies of colleagues' mails any more. */
export const copyEraser: StaffEraser = {
  name: 'advisor_settings-copies_to',
  kind: 'mention',

  count: async (db, member) => ({ removed: (await findCopies(db, member)).length }),

  async erase({ db }, member) {
    for (const { advisor_uuid, addresses } of await findCopies(db, member)) {
      const copies_to = JSON.stringify(addresses.filter((address) => !isOneOf(address, member)))
      await db.table('advisor_settings').where({ advisor_uuid }).update({ copies_to })
    }
    return { done: true }
  }
}
