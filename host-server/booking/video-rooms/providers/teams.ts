import { LOCKED_FAULTS } from '#contract/smm-calendar'
import { find as findCalendar } from '../../../calendar/external-calendar/external-calendar.repository.ts'
import type { AppContext } from '../../../core/tenancy/app-context.ts'
import type { CurrentTenant } from '../../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../../core/tenancy/tenant-db.ts'
import { findMeeting } from '../meetings.service.ts'
import { findOnlineAdvisors } from '../video-rooms.repository.ts'
import { type Finding, RoomFault, type Talk, type VideoService } from './provider.ts'

interface Owner {
  app: AppContext
  tenant: CurrentTenant
  db: TenantDb
}

/** Whether the job that writes the advisor's calendar can make the meeting. */
async function canBeMade({ tenant, db }: Owner, { of }: Talk): Promise<boolean> {
  const calendar = await findCalendar(db, of.advisor_uuid)
  const isLocked = Boolean(calendar?.fault && LOCKED_FAULTS.includes(calendar.fault))
  return tenant.modules.has('smm-calendar') && calendar?.kind === 'microsoft' && !isLocked
}

/** The entry in the advisor's calendar is the meeting: it is made where that is written, and here only looked for. */
async function make(owner: Owner, talk: Talk): Promise<void> {
  if (await findMeeting(owner, talk.of)) return
  if (await canBeMade(owner, talk)) throw new RoomFault('pending', 'the meeting is not in the calendar yet')
  throw new RoomFault('refused', 'there is no calendar in which to make a meeting')
}

/** One address for all: who moderates, and who waits in the lobby, is known to Teams by who has signed in there. */
async function enter(owner: Owner, { of }: Talk): Promise<string> {
  const url = await findMeeting(owner, of)
  if (!url) throw new RoomFault('away', 'the meeting is not in the calendar yet')
  return url
}

/** As many names as stand in a sentence. */
const MOST_NAMES = 5

const listed = (names: readonly string[]) =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? [`+ ${names.length - MOST_NAMES}`] : [])]
    .join(', ')
    .slice(0, 250)

/** Whose online appointments get a meeting, and whose do not. */
async function check({ db }: Owner): Promise<Finding[]> {
  const all = await findOnlineAdvisors(db)
  const missing = all.filter(({ kind }) => kind !== 'microsoft').map(({ name }) => name)
  const connected = all.length - missing.length
  if (!connected) return [{ finding: 'teams-nobody', detail: '' }]
  const found: Finding = { finding: 'teams-connected', detail: String(connected) }
  return missing.length ? [found, { finding: 'teams-missing', detail: listed(missing) }] : [found]
}

/** Microsoft Teams, by the calendar at Microsoft 365 that an advisor has connected. */
export const teams = (owner: Owner): VideoService => ({
  make: (talk) => make(owner, talk),
  enter: (talk) => enter(owner, talk),
  check: () => check(owner)
})
