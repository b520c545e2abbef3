import { instant } from '../../core/base/clock.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { updateQuietly } from '../appointments/appointments.repository.ts'
import { noRoomJob } from './room-jobs.service.ts'
import * as repository from './video-rooms.repository.ts'

interface Place {
  app: AppContext
  db: TenantDb
}

/** Which appointment it is, and in whose calendar: after it is handed over, the meeting is another one. */
interface Key {
  appointment_uuid: string
  advisor_uuid: string
}

const PURPOSE = 'video-meeting'
const ownerOf = ({ tenantId }: TenantDb, { appointment_uuid, advisor_uuid }: Key) =>
  `${tenantId}\0${appointment_uuid}\0${advisor_uuid}`

/** Where people join the meeting that stands in the advisor's calendar. */
export async function findMeeting({ app, db }: Place, key: Key): Promise<string | undefined> {
  const room = await repository.find(db, key.appointment_uuid)
  return room?.link ? decrypt(app.config.SESSION_SECRET, PURPOSE, ownerOf(db, key), room.link) : undefined
}

/** Stores the address encrypted: with it, anyone can ask to be let into the meeting. */
export async function keepMeeting({ app, db }: Place, key: Key, url: string): Promise<void> {
  if ((await findMeeting({ app, db }, key)) === url) return
  await repository.save(db, {
    appointment_uuid: key.appointment_uuid,
    provider: 'teams',
    made_at: instant(app.clock.now()),
    failing_since: null,
    link: encrypt(app.config.SESSION_SECRET, PURPOSE, ownerOf(db, key), url)
  })
}

/** There will be no room: the appointment needs a link by hand, as it would without a video service; the advisor is told. */
export async function endRoom({ db, app }: Place, uuid: string): Promise<void> {
  await db.transaction(async (trx) => {
    await updateQuietly(trx, uuid, { has_video_room: false })
    await enqueue(trx, app.clock.now(), noRoomJob(uuid))
  })
}
