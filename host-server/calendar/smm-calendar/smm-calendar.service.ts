import { randomUUID } from 'node:crypto'
import { NO_CALENDAR, type SmmCalendar } from '#contract/smm-calendar'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { NotFound, Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import type { Login } from '../external-calendar/calendar-client.ts'
import { CalendarError } from '../external-calendar/calendar-error.ts'
import { servicesOf } from '../external-calendar/consent-client.ts'
import { findChanged } from '../external-calendar/entries.repository.ts'
import * as repository from '../external-calendar/external-calendar.repository.ts'
import { forgetCalendar } from '../external-calendar/farewell.service.ts'
import { runInWorker } from '../external-calendar/in-worker.ts'
import { hashOf, queryOf, refresh, repair } from '../external-calendar/reading.service.ts'
import {
  decryptSource,
  encryptSource,
  isConsent,
  type StoredServer,
  type StoredSource
} from '../external-calendar/source.ts'
import { toldSince } from '../external-calendar/subscriptions.service.ts'
import { findSyncs, noteSync } from '../external-calendar/syncs.repository.ts'
import { limitConnects, limitRefreshes } from './smm-calendar.limits.ts'

interface Given extends Login {
  identifier: string
}

interface Stored {
  row: repository.CalendarRow
  source: StoredSource | undefined
}

async function findStored({ db, advisor, app }: Call): Promise<Stored | undefined> {
  const row = await repository.find(db, advisor.uuid)
  return row && { row, source: decryptSource(app.config, db.tenantId, row) }
}

/** The connection's status; one that can no longer be decrypted is reported before the next refresh. */
export async function show(call: Call): Promise<SmmCalendar> {
  const { app, tenant, db, advisor } = call
  const services = servicesOf(app.config, tenant)
  const stored = await findStored(call)
  if (!stored) return { ...NO_CALENDAR, services }
  const { row, source } = stored
  const { kind, fetched_at, failing_since, fault, unwritten_since } = row
  return {
    ...entered(source),
    kind,
    fetched_at,
    failing_since,
    fault: source ? fault : 'secret',
    unwritten_since,
    told_since: await toldSince(db, row, app.clock.now()),
    services,
    syncs: await findSyncs(db, advisor.uuid, app.clock.now()),
    changes: await findChanged(db, advisor.uuid, instant(app.clock.now()))
  }
}

/** What of a connection is shown. */
function entered(source: StoredSource | undefined): Pick<SmmCalendar, 'identifier' | 'user' | 'account'> {
  if (!source) return { identifier: '', user: '', account: '' }
  if (isConsent(source)) return { identifier: '', user: '', account: source.account }
  return { identifier: source.identifier, user: source.user, account: '' }
}

const asHttps = (identifier: string) => identifier.replace(/^webcals?:/i, 'https:')

/** Allows https at the default port, and the hosts that the operator has configured. */
function urlOf(identifier: string, internalHosts: readonly string[]): URL {
  const address = asHttps(identifier)
  if (!URL.canParse(address)) throw new CalendarError('address')
  const url = new URL(address)
  const isWeb = /^https?:$/.test(url.protocol)
  const isOpen = url.protocol === 'https:' && !url.port
  if (!isOpen && !(isWeb && internalHosts.includes(url.host))) throw new CalendarError('address')
  return url
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Moves a login from the address to user and password. */
function extractLogin(
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

/** Reuses the stored password only for the address that it was entered for. */
function withStoredLogin(given: ReturnType<typeof extractLogin>, stored: StoredServer | undefined) {
  const isSame = stored?.identifier === given.identifier && (!given.user || stored.user === given.user)
  return isSame && !given.password ? { ...given, user: stored.user, password: stored.password } : given
}

/** The form's errors; those about the login are at its fields. */
function refusal({ fault }: CalendarError, t: Call['t']): Unprocessable {
  const identifier = [t(`smm-calendar.fault-${fault}`)]
  if (fault === 'login') return new Unprocessable({ identifier, user: [t('errors.required')] })
  if (fault === 'refused') return new Unprocessable({ identifier, password: [t('smm-calendar.check-login')] })
  return new Unprocessable({ identifier })
}

async function reach(call: Call, given: Given) {
  const { db, advisor, app } = call
  const known = (await findStored(call))?.source
  const stored = known && !isConsent(known) ? known : undefined
  const { identifier, url, user, password } = withStoredLogin(extractLogin(given, app.config.INTERNAL_HOSTS), stored)
  const asked = await queryOf(db, advisor.uuid, app.clock.now())
  const task = {
    kind: 'connect',
    url,
    login: { user, password },
    question: asked.question,
    internalHosts: app.config.INTERNAL_HOSTS
  } as const
  const { location, busy } = await runInWorker(task, 'interactive')
  return { source: { identifier, user, password, ...location }, asked, busy }
}

/** The change of a connection. */
export const connection = audited<{ host: string | undefined }>({
  lock: (trx, { advisor }) => trx.reviseCalendar(advisor.uuid),
  read: async (trx, uuid, { app }) => {
    const row = await repository.find(trx, uuid)
    // the rest of the address may be a secret
    const source = row && decryptSource(app.config, trx.tenantId, row)
    return { host: source && !isConsent(source) ? new URL(asHttps(source.identifier)).host : row?.kind }
  },
  subject: (_, call) => subjectOfCard(call),
  fields: ({ host }) => ({ external_calendar: host })
})

async function store(call: Call, { source, asked, busy }: Awaited<ReturnType<typeof reach>>): Promise<void> {
  const { db, advisor, app } = call
  const now = app.clock.now()
  const row = {
    advisor_uuid: advisor.uuid,
    uuid: randomUUID(),
    kind: source.kind,
    source: encryptSource(app.config, db.tenantId, advisor.uuid, source),
    busy_hash: hashOf(busy),
    fetched_at: instant(now),
    failing_since: null,
    fault: null,
    unwritten_since: null,
    attempts: 0,
    next_at: instant(now.getTime() + 5 * MINUTE),
    state: null
  }
  await connection.change(call, advisor.uuid, async (trx) => {
    await forgetCalendar(trx, advisor.uuid, now, { keepsConsent: true })
    await repository.insert(trx, row)
    await repository.replaceBusy(trx, advisor.uuid, busy.busy)
    await noteSync(trx, advisor.uuid, null, now)
    await repair(trx, row, asked, busy, now)
  })
}

/** Connects a calendar after reading it successfully; on failure the previous one stays connected. */
export async function connect(call: Call, given: Given): Promise<SmmCalendar> {
  await limitConnects(call)
  try {
    await store(call, await reach(call, given))
  } catch (failure) {
    throw failure instanceof CalendarError ? refusal(failure, call.t) : failure
  }
  return show(call)
}

export async function disconnect(call: Call): Promise<void> {
  const { uuid } = call.advisor
  await connection.change(call, uuid, async (trx) => {
    await forgetCalendar(trx, uuid, call.app.clock.now())
  })
}

/** Reads the calendar immediately. */
export async function readNow(call: Call): Promise<SmmCalendar> {
  await limitRefreshes(call)
  const stored = await findStored(call)
  if (!stored) throw new NotFound()
  await refresh(call, stored.row, 'interactive')
  return show(call)
}
