import { randomUUID } from 'node:crypto'
import { randomPKCECodeVerifier, randomState } from 'openid-client'
import type { CalendarService, ConsentRefusal } from '#contract/smm-calendar'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { keepPending, type Pending, takePending } from '../../core/http/pending.ts'
import { CalendarError } from '../external-calendar/calendar-error.ts'
import { apiOf, consentUrl, exchange, isRefusal, servicesOf } from '../external-calendar/consent-client.ts'
import * as repository from '../external-calendar/external-calendar.repository.ts'
import { forgetCalendar } from '../external-calendar/farewell.service.ts'
import { runInWorker } from '../external-calendar/in-worker.ts'
import { hashOf, refresh } from '../external-calendar/reading.service.ts'
import { decryptSource, encryptSource, isConsent, type StoredConsent } from '../external-calendar/source.ts'
import { remove as endSubscription } from '../external-calendar/subscriptions.repository.ts'
import { limitConnects } from './smm-calendar.limits.ts'
import { connection } from './smm-calendar.service.ts'

/** What is remembered of an advisor who is giving consent at a service. */
interface ConsentPending extends Pending {
  verifier: string
  service: CalendarService
  /** Another one may have signed in meanwhile. */
  advisor: string
}

const COOKIE = 'calendar-consent'

/** Why no calendar was connected. */
export class ConsentFailure extends Error {
  readonly reason: ConsentRefusal

  constructor(reason: ConsentRefusal, message: string = reason) {
    super(message)
    this.reason = reason
  }
}

/** Sets the cookie that the way back is checked against. @returns the service's address for giving consent */
export async function beginConsent(call: Call, service: CalendarService): Promise<string> {
  const { app, tenant, advisor } = call
  await limitConnects(call)
  if (!servicesOf(app.config, tenant).includes(service)) {
    throw new Unprocessable({ service: [call.t('smm-calendar.consent-off')] })
  }
  const [state, verifier] = [randomState(), randomPKCECodeVerifier()]
  keepPending<ConsentPending>(call, COOKIE, { state, verifier, service, advisor: advisor.uuid })
  return consentUrl(app.config, tenant, service, { state, verifier })
}

/** @throws ConsentFailure */
async function given(call: Call): Promise<StoredConsent> {
  const { ctx, app, tenant, advisor } = call
  const pending = takePending<ConsentPending>(call, COOKIE)
  if (pending?.advisor !== advisor.uuid) throw new ConsentFailure('expired')
  const { service: kind, state, verifier } = pending
  const asked = { search: ctx.search, state, verifier, now: app.clock.now().getTime() }
  try {
    const tokens = await exchange(app.config, tenant, kind, asked)
    const source = { kind, api: apiOf(app.config, kind), accessToken: tokens.access }
    const task = { kind: 'identify', source, internalHosts: [] } as const
    const { account } = await runInWorker(task, 'interactive')
    return { kind, account, ...tokens }
  } catch (failure) {
    if (isRefusal(failure)) throw new ConsentFailure('refused', failure.message)
    throw failure instanceof CalendarError ? new ConsentFailure('failed', failure.fault) : failure
  }
}

const NOTHING_BUSY = hashOf({ busy: [], own: {} })

/** Whether consent is given again for the calendar that is connected. */
function isSame({ app, db }: Call, row: repository.CalendarRow, { kind, account }: StoredConsent): boolean {
  const known = decryptSource(app.config, db.tenantId, row)
  return known !== undefined && isConsent(known) && known.kind === kind && known.account === account
}

/** Connects the calendar to which the advisor has just given consent, and reads it. @throws ConsentFailure */
export async function finishConsent(call: Call): Promise<void> {
  const { app, db, advisor } = call
  await limitConnects(call)
  const source = await given(call)
  const now = app.clock.now()
  const fresh = {
    source: encryptSource(app.config, db.tenantId, advisor.uuid, source),
    failing_since: null,
    fault: null,
    unwritten_since: null,
    attempts: 0,
    next_at: instant(now)
  }
  await connection.change(call, advisor.uuid, async (trx) => {
    const known = await repository.find(trx, advisor.uuid)
    // what was last known stays until it is read
    if (known && isSame(call, known, source)) {
      // it may have ended with the former consent
      await endSubscription(trx, advisor.uuid)
      return repository.update(trx, known, fresh)
    }
    const own = { advisor_uuid: advisor.uuid, uuid: randomUUID(), kind: source.kind, busy_hash: NOTHING_BUSY }
    await forgetCalendar(trx, advisor.uuid, now, { keepsConsent: true })
    return repository.insert(trx, { ...own, ...fresh, fetched_at: null, state: null })
  })
  const row = await repository.find(db, advisor.uuid)
  if (row) await refresh(call, row, 'interactive')
}
