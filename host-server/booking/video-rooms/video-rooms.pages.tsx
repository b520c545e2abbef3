import * as v from 'valibot'
import { telLink } from '#contract/links'
import { JOIN_BEFORE } from '#contract/talks'
import { Token, Uuid } from '#contract/values'
import { UnknownAppointmentPage } from '../../../templates/appointment.tsx'
import type { Fact } from '../../../templates/facts.tsx'
import { TalkPage } from '../../../templates/talk.tsx'
import { MINUTE } from '../../core/base/clock.ts'
import { Forbidden, NotFound } from '../../core/base/failures.ts'
import { formatInstant } from '../../core/base/format-date.ts'
import { type Call, callOf } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import { page, seeOther, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { waysFor } from '../../core/pages/public-frame.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { type AppointmentView, timeLines, viewOf, visitorViewOf } from '../appointments/appointment-view.service.ts'
import { type AppointmentDetails, findDetails } from '../appointments/details.repository.ts'
import { RoomFault } from './providers/provider.ts'
import { guestPath, isKeyOf, isRoom } from './room-address.service.ts'
import { type Phase, phaseOf, talkOf } from './talk.service.ts'
import { serviceOf } from './video-services.ts'

/** Each press may send requests to the video service; the customer's do not use up the advisor's. */
const PRESSES = { points: 30, seconds: 10 * 60 }
const OF_GUEST: Limit = { name: 'join-talk', ...PRESSES }
const OF_HOST: Limit = { name: 'host-talk', ...PRESSES }

/** How a talk stands at its address: it may have another link by now. */
type Stand = Phase | 'elsewhere'

function standOf({ found }: Visit, now: Date): Stand {
  const phase = phaseOf(found, now)
  return (phase === 'early' || phase === 'open') && !isRoom(found.join_url) ? 'elsewhere' : phase
}

const GONE = new Set<Stand>(['cancelled', 'over'])

interface Visit {
  view: AppointmentView
  isHost: boolean
  /** The appointment as the table has it. */
  found: AppointmentDetails
}

const nameOf = ({ first_name, last_name }: AppointmentDetails) => `${first_name} ${last_name}`

function factsOf({ view, isHost, found }: Visit): Fact[] {
  const { t, advisor, zone } = view
  const { phone_of_advisor: phone } = found
  const shown = isHost ? found.branch_time_zone : zone
  const [name, person] = isHost ? [t('mails.customer'), nameOf(found)] : [t('booking.advisor'), advisor]
  return [
    { name: t('booking.time'), lines: timeLines(view, shown).map((text) => ({ text })) },
    { name: t('booking.topic'), lines: [{ text: view.found.topic }] },
    { name, lines: [{ text: person }] },
    ...(phone && !isHost ? [{ name: t('pages.questions'), lines: [{ text: phone, href: telLink(phone) }] }] : [])
  ]
}

/** How a talk stands, in a sentence. */
function said({ view, isHost, found }: Visit, phase: Stand): string {
  const { t, tag, zone } = view
  const opens = new Date(Date.parse(found.starts_at) - JOIN_BEFORE * MINUTE).toISOString()
  const when = formatInstant(tag, isHost ? found.branch_time_zone : zone, opens)
  if (phase === 'early') return t('pages.talk-early', { when })
  if (phase === 'no-link') return t(isHost ? 'mails.no-room-title' : 'mails.online-where')
  if (phase === 'unconfirmed') return t('pages.requested')
  return t(`pages.talk-${phase}`)
}

const canEnter = (stand: Stand) => stand === 'open' || stand === 'elsewhere'

const pathOf = ({ view: { talk = '' } }: Visit) => talk

/** The appointment at the advisor's desk. */
const deskOf = ({ isHost, found }: Visit) =>
  isHost ? `/app/online-appointments/appointments/index?${new URLSearchParams({ appointment: found.uuid })}` : undefined

function showTalk(call: Call, visit: Visit, phase: Stand, status = GONE.has(phase) ? 410 : 200) {
  show(
    call.ctx,
    <TalkPage
      site={siteFor(call)}
      facts={factsOf(visit)}
      said={said(visit, phase)}
      isProblem={GONE.has(phase)}
      enter={canEnter(phase) ? `${pathOf(visit)}/enter` : undefined}
      again={phase === 'early' ? pathOf(visit) : undefined}
      desk={deskOf(visit)}
    />,
    status
  )
}

/** The service has made no room, and is not asked again before the next press. */
function showFault(call: Call, visit: Visit) {
  const { t } = visit.view
  show(
    call.ctx,
    <TalkPage
      site={siteFor(call)}
      facts={factsOf(visit)}
      said={t('pages.talk-fault')}
      isProblem
      enter={`${pathOf(visit)}/enter`}
      again={undefined}
      desk={deskOf(visit)}
    />,
    503
  )
}

/** The address of the talk for one person, signed for this press. @throws RoomFault */
async function addressFor(call: Call, { view, isHost, found }: Visit): Promise<string> {
  const { app, tenant } = call
  // by hand, after the customer was sent the room
  if (!isRoom(found.join_url)) return found.join_url
  const chosen = serviceOf(call)
  if (!chosen) throw new RoomFault('refused', 'there is no video service')
  const entrant = { isHost, name: isHost ? view.advisor : nameOf(found) }
  return chosen.service.enter(talkOf(app.config, tenant, view.found), entrant, app.clock.now())
}

async function enter(call: Call, visit: Visit) {
  const { app, db } = call
  const phase = standOf(visit, app.clock.now())
  if (!canEnter(phase)) return showTalk(call, visit, phase, GONE.has(phase) ? 410 : 409)
  await app.limits.take(visit.isHost ? OF_HOST : OF_GUEST, { tenant: db.tenantId, id: visit.found.uuid })
  try {
    seeOther(call.ctx, await addressFor(call, visit))
  } catch (failure) {
    if (!(failure instanceof RoomFault)) throw failure
    app.log.warn({ reason: failure.reason, detail: failure.message }, 'a video room could not be entered')
    showFault(call, visit)
  }
}

const look = (call: Call, visit: Visit) => showTalk(call, visit, standOf(visit, call.app.clock.now()))

type Handle = (call: Call, visit: Visit) => Promise<void> | void

/** The appointment in the path, if the institution offers any. */
async function find({ ctx, db, tenant }: Call): Promise<AppointmentDetails | undefined> {
  const { uuid } = ctx.params
  if (!tenant.modules.has('online-appointments') || !v.is(Uuid, uuid)) return undefined
  return findDetails(db, { uuid })
}

/** For the customer, whose address has a key; users who are signed in enter by it as guests, too. */
const asGuest = (handle: Handle) => async (call: Call) => {
  const { ctx, app, tenant } = call
  const { uuid, key } = ctx.params
  const found = v.is(Token, key) && isKeyOf(app.config, uuid, key) ? await find(call) : undefined
  if (!found) {
    const props = { phones: [], ways: waysFor(tenant, call.t) }
    return show(ctx, <UnknownAppointmentPage site={siteFor(call)} {...props} />, 404)
  }
  const locale = visitorLocale(ctx, app.config, tenant, found.language)
  const view = { ...(await visitorViewOf(call, found, locale)), talk: guestPath(app.config, uuid) }
  await handle(callOf(ctx, app, locale), { view, found, isHost: false })
}

/** For the advisor, who is known by the session alone: the address gives nobody else a right. */
const asHost = (handle: Handle) => async (call: Call) => {
  const { ctx, app, tenant, user } = call
  if (!user) return seeOther(ctx, `/account/login?${new URLSearchParams({ next: ctx.path })}`)
  const found = await find(call)
  if (!found) throw new NotFound()
  if (found.advisor_uuid !== user.advisor_uuid) throw new Forbidden('errors.others-talk')
  const view = { ...viewOf(app.config, tenant, found, call.locale), talk: ctx.path.replace(/\/enter$/, '') }
  await handle(call, { view, found, isHost: true })
}

/** One press leads from the desk into the talk; before that, its page says from when. */
const goAsHost: Handle = (call, visit) =>
  canEnter(standOf(visit, call.app.clock.now())) ? enter(call, visit) : look(call, visit)

export const roomPages = [
  page('GET', '/talks/:uuid/:key', asGuest(look)),
  page('GET', '/talks/:uuid/:key/enter', asGuest(enter)),
  staffPage('GET', '/talks/:uuid/host', asHost(goAsHost)),
  staffPage('GET', '/talks/:uuid/host/enter', asHost(enter))
]
