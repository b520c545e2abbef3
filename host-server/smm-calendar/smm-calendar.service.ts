import { randomUUID } from 'node:crypto'
import { NO_CALENDAR, type SmmCalendar } from '#contract/smm-calendar'
import { instant, MINUTE } from '../core/clock.ts'
import { NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { apart } from '../external-calendar/apart.ts'
import type { Login } from '../external-calendar/ask.ts'
import * as repository from '../external-calendar/external-calendar.repository.ts'
import { hashOf, questionOf, refresh, repair } from '../external-calendar/reading.service.ts'
import { openSource, type StoredSource, sealSource } from '../external-calendar/source.ts'
import { CalendarTrouble } from '../external-calendar/trouble.ts'
import { limitConnects, limitRefreshes } from './smm-calendar.limits.ts'

interface Given extends Login {
  identifier: string
}

interface Stored {
  row: repository.CalendarRow
  source: StoredSource | undefined
}

async function findStored({ db, advisor, services }: Call): Promise<Stored | undefined> {
  const row = await repository.find(db, advisor.uuid)
  return row && { row, source: openSource(services.config, db.tenantId, row) }
}

/** What the advisor is told; a calendar that cannot be opened any more says so before it is next read. */
export async function show(call: Call): Promise<SmmCalendar> {
  const stored = await findStored(call)
  if (!stored) return NO_CALENDAR
  const { row, source } = stored
  const { kind, fetched_at, failing_since, fault, unwritten_since } = row
  return {
    identifier: source?.identifier ?? '',
    user: source?.user ?? '',
    kind,
    fetched_at,
    failing_since,
    fault: source ? fault : 'secret',
    unwritten_since
  }
}

/** Such as may be asked: by https at its own port, or what the operator allows. */
function urlOf(identifier: string, internalHosts: readonly string[]): URL {
  const address = identifier.replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(address)) throw new CalendarTrouble('address')
  const url = new URL(address)
  const isWeb = /^https?:$/.test(url.protocol)
  const isOpen = url.protocol === 'https:' && !url.port
  if (!isOpen && !(isWeb && internalHosts.includes(url.host))) throw new CalendarTrouble('address')
  return url
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A login may stand in the address, from where it is taken out. */
function apartFromLogin(
  { identifier, user, password }: Given,
  internalHosts: readonly string[]
): Given & { url: string } {
  const url = urlOf(identifier, internalHosts)
  const login = { user: user || decoded(url.username), password: password || decoded(url.password) }
  if (!url.username && !url.password) return { identifier, ...login, url: url.href }
  url.username = ''
  url.password = ''
  return { identifier: url.href, ...login, url: url.href }
}

/** The kept password goes to the address that it was given for, and to no other. */
function withKept(given: ReturnType<typeof apartFromLogin>, kept: StoredSource | undefined) {
  const isSame = kept?.identifier === given.identifier && (!given.user || kept.user === given.user)
  return isSame && !given.password ? { ...given, user: kept.user, password: kept.password } : given
}

/** What the form shows: who must log in is shown where. */
function refusal({ fault }: CalendarTrouble, t: Call['t']): Unprocessable {
  const identifier = [t(`smm-calendar.fault-${fault}`)]
  if (fault === 'login') return new Unprocessable({ identifier, user: [t('errors.required')] })
  if (fault === 'refused') return new Unprocessable({ identifier, password: [t('smm-calendar.check-login')] })
  return new Unprocessable({ identifier })
}

async function reach(call: Call, given: Given) {
  const { db, advisor, services } = call
  const kept = (await findStored(call))?.source
  const { identifier, url, user, password } = withKept(apartFromLogin(given, services.config.INTERNAL_HOSTS), kept)
  const asked = await questionOf(db, advisor.uuid, services.clock.now())
  const task = {
    kind: 'connect',
    url,
    login: { user, password },
    question: asked.question,
    internalHosts: services.config.INTERNAL_HOSTS
  } as const
  const { place, busy } = await apart(task, 'awaited')
  return { source: { identifier, user, password, ...place }, asked, busy }
}

function store(call: Call, { source, asked, busy }: Awaited<ReturnType<typeof reach>>): Promise<void> {
  const { db, advisor, services } = call
  const now = services.clock.now()
  const row = {
    advisor_uuid: advisor.uuid,
    uuid: randomUUID(),
    kind: source.kind,
    source: sealSource(services.config, db.tenantId, advisor.uuid, source),
    busy_hash: hashOf(busy),
    fetched_at: instant(now),
    failing_since: null,
    fault: null,
    unwritten_since: null,
    attempts: 0,
    next_at: instant(now.getTime() + 5 * MINUTE)
  }
  return db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    await repository.remove(trx, advisor.uuid)
    await repository.insert(trx, row)
    await repository.replaceBusy(trx, advisor.uuid, busy.busy)
    await repair(trx, row, asked, busy, now)
  })
}

/** Connects a calendar once it could be read; one that could not leaves the one before as it was. */
export async function connect(call: Call, given: Given): Promise<SmmCalendar> {
  await limitConnects(call)
  try {
    await store(call, await reach(call, given))
  } catch (failure) {
    throw failure instanceof CalendarTrouble ? refusal(failure, call.t) : failure
  }
  return show(call)
}

export const disconnect = ({ db, advisor }: Call): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.reviseCalendar(advisor.uuid)
    await repository.remove(trx, advisor.uuid)
  })

/** Reads the calendar now rather than in some minutes. */
export async function readNow(call: Call): Promise<SmmCalendar> {
  await limitRefreshes(call)
  const stored = await findStored(call)
  if (!stored) throw new NotFound()
  await refresh(call.services, call.db, stored.row, 'awaited')
  return show(call)
}
