import type { Member, StaffEraser } from '../../core/jobs/staff-erasing.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

const linksOf = (db: TenantDb, advisor_uuid: NonNullable<Member['advisor_uuid']>) =>
  db
    .table('video_rooms')
    .whereNotNull('link')
    .whereIn('appointment_uuid', db.table('appointments').where({ advisor_uuid }).select('uuid'))

/** The address of a meeting in Teams has the key of the account in whose calendar it stands. Talks that are over need none. */
export const meetingEraser: StaffEraser = {
  name: 'video_rooms',
  kind: 'own-calendar',

  // it goes with the calendar, which is what is counted
  count: async () => ({}),

  async erase({ db }, { advisor_uuid }) {
    if (advisor_uuid) await linksOf(db, advisor_uuid).update({ link: null })
    return { done: true }
  }
}
