import * as v from 'valibot'
import { Uuid } from '#contract/values'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { page } from '../../core/pages/page.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { find as findCalendar } from './external-calendar.repository.ts'
import * as repository from './subscriptions.repository.ts'
import { askReading, CHANGES, isTokenOf, subscriptionJob } from './subscriptions.service.ts'

/** Of one subscription; what is more than that is told again later. */
const TOLD: Limit = { name: 'calendar-changes', points: 120, seconds: 60 }
/** Of an address, for institutions with hundreds of calendars that are connected in a row. */
const HANDSHAKES: Limit = { name: 'calendar-changes-handshake', points: 600, seconds: 60 }
/** Of an address that has no token. */
const FOREIGN: Limit = { name: 'calendar-changes-foreign', points: 60, seconds: 60 }

const refuse = ({ app, ctx, db }: Call) => app.limits.take(FOREIGN, { tenant: db.tenantId, ip: ctx.ip })

/** The same answer to everybody, so that nobody learns which subscriptions there are. */
function accept({ ctx }: Call): void {
  ctx.set('Cache-Control', 'no-store')
  ctx.status = 202
  ctx.body = ''
}

/** What Microsoft says of a subscription itself. One that is gone is made anew, by the next reading at the latest. */
async function follow({ app, db }: Call, { advisor_uuid }: repository.SubscriptionRow, events: readonly string[]) {
  const isRemoved = events.includes('subscriptionRemoved')
  if (!isRemoved && !events.includes('reauthorizationRequired')) return
  if (isRemoved) await repository.remove(db, advisor_uuid)
  const calendar = await findCalendar(db, advisor_uuid)
  const now = app.clock.now()
  if (calendar) await enqueue(db, now, subscriptionJob(calendar, now))
}

/** A notification only says that something may have changed: the calendar itself is read, and nothing else in it is used. */
async function hear(call: Call, channel: string, events: readonly string[]): Promise<void> {
  const { app, db } = call
  await app.limits.take(TOLD, { tenant: db.tenantId, id: channel })
  const subscription = await repository.findByChannel(db, channel)
  if (!subscription) return
  await askReading(call, subscription.advisor_uuid)
  await follow(call, subscription, events)
}

/** Far more than services tell together; who guesses must not have thousands looked at. */
const MOST_NOTICES = 1000
const Told = v.object({ value: v.pipe(v.array(v.unknown()), v.maxLength(MOST_NOTICES)) })
const Notice = v.object({ clientState: v.string(), lifecycleEvent: v.optional(v.string(), '') })

const mayBe = (channel: unknown): channel is string => v.is(Uuid, channel)

/** The handshake: Microsoft asks whether the address is ours, before there is a subscription. */
const ValidationToken = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

async function hearMicrosoft(call: Call): Promise<void> {
  const { ctx, app, db } = call
  const { validationToken } = ctx.query
  if (v.is(ValidationToken, validationToken)) {
    await app.limits.take(HANDSHAKES, { tenant: db.tenantId, ip: ctx.ip })
    ctx.set('Cache-Control', 'no-store')
    ctx.set('X-Content-Type-Options', 'nosniff')
    ctx.type = 'text/plain'
    ctx.body = validationToken
    return
  }
  const { channel } = ctx.params
  const told = v.safeParse(Told, ctx.request.body)
  const notices = (told.success ? told.output.value : []).flatMap((one) => {
    const notice = v.safeParse(Notice, one)
    return notice.success ? [notice.output] : []
  })
  const ours = mayBe(channel)
    ? notices.filter(({ clientState }) => isTokenOf(app.config, db.tenantId, channel, clientState))
    : []
  if (ours.length) {
    await hear(
      call,
      channel,
      ours.map(({ lifecycleEvent }) => lifecycleEvent)
    )
  } else await refuse(call)
  accept(call)
}

async function hearGoogle(call: Call): Promise<void> {
  const { ctx, app, db } = call
  const { channel } = ctx.params
  const isOurs =
    mayBe(channel) &&
    ctx.get('x-goog-channel-id') === channel &&
    isTokenOf(app.config, db.tenantId, channel, ctx.get('x-goog-channel-token'))
  if (!isOurs) await refuse(call)
  // the first one says that there is a channel
  else if (ctx.get('x-goog-resource-state') !== 'sync') await hear(call, channel, [])
  accept(call)
}

export const changesPages = [
  page('POST', `${CHANGES}/microsoft/:channel`, hearMicrosoft),
  page('POST', `${CHANGES}/google/:channel`, hearGoogle)
]
