import * as v from 'valibot'
import { eventsPath } from '#contract/branch-events'
import { languageOf } from '#contract/locales'
import { Token } from '#contract/values'
import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import {
  LeavePage,
  RegistrationPage,
  type RegistrationView,
  UnknownRegistrationPage
} from '../../../templates/events.tsx'
import type { Fact } from '../../../templates/facts.tsx'
import { instant } from '../../core/base/clock.ts'
import { found, NotFound, Refusal } from '../../core/base/failures.ts'
import { type Call, callOf } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import { page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { dataLink, waysFor } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { isConfirmable } from '../spam-guard/confirmable.ts'
import { calendarsOf, type GuestView, guestEntry, guestView } from './branch-events.mails.ts'
import * as repository from './branch-events.repository.ts'
import { confirm, leave } from './registrations.service.ts'

const PATH = '/event-registrations/:token'

/** A wrong address reveals nothing. */
const opened = (handle: (call: Call, view: GuestView) => Promise<void> | void) => async (call: Call) => {
  const { ctx, app, tenant, db } = call
  const { token } = ctx.params
  // with the module off nobody registers any more, but who has can still leave
  const row = v.is(Token, token) ? await repository.findByToken(db, hashToken(token)) : undefined
  if (!row) return show(ctx, <UnknownRegistrationPage site={siteFor(call)} ways={waysFor(tenant, call.t)} />, 404)
  const locale = visitorLocale(ctx, app.config, tenant, row.language)
  const event = found(await repository.find(db, row.event_uuid))
  const reader = callOf(ctx, app, locale)
  return handle(reader, guestView(reader, event, { ...row, language: languageOf(locale) }))
}

type Standing = 'unconfirmed' | 'expired' | 'registered' | 'waiting' | 'cancelled' | 'removed' | 'called-off' | 'over'

/** How it stands with the registration: that the event is cancelled or over comes first. */
function standingOf({ app }: Call, { event, row }: GuestView): Standing {
  if (row.state === 'cancelled' || row.state === 'removed') return row.state
  if (event.state === 'cancelled') return 'called-off'
  const now = app.clock.now()
  if (event.ends_at <= instant(now)) return 'over'
  return row.state === 'unconfirmed' && !isConfirmable(row, now) ? 'expired' : row.state
}

async function factsOf(call: Call, { event, row, title, when, where, link, t }: GuestView, standing: Standing) {
  const lines = (texts: readonly string[]) => texts.filter(Boolean).map((text) => ({ text }))
  const isEnded = standing === 'cancelled' || standing === 'removed' || standing === 'expired'
  const place = standing === 'waiting' ? String(await repository.placeOf(call.db, row)) : ''
  const facts: Fact[] = [
    { name: t('mails.event'), lines: lines([title.text]) },
    { name: t('mails.when'), lines: lines([when]) },
    { name: t('mails.where'), lines: lines(where) },
    { name: t('mails.event-link'), lines: link && standing === 'registered' ? [{ text: link, href: link }] : [] },
    { name: t('mails.event-seats'), lines: lines([isEnded ? '' : String(row.seats)]) },
    { name: t('mails.event-place'), lines: lines([place]) },
    { name: t('mails.message'), lines: lines(standing === 'called-off' ? event.cancel_reason.split('\n') : []) }
  ]
  return facts.filter((fact) => fact.lines.length)
}

const canLeave = (call: Call, view: GuestView) =>
  ['registered', 'waiting'].includes(standingOf(call, view)) && view.event.starts_at > instant(call.app.clock.now())

/** What is said below the heading. */
const LED = ['unconfirmed', 'expired', 'waiting'] as const

async function draw(call: Call, view: GuestView, problem?: string, status?: number) {
  const { ctx, tenant, t } = call
  const { event, row } = view
  const standing = standingOf(call, view)
  const path = `/event-registrations/${ctx.params.token}`
  const shown: Omit<RegistrationView, 'site'> = {
    heading: t(`pages.event-standing-${standing}`),
    lead: LED.some((one) => one === standing)
      ? t(`pages.event-${standing as (typeof LED)[number]}-lead`, { count: row.seats, hours: CONFIRMATION_HOURS })
      : undefined,
    notice: undefined,
    problem,
    facts: await factsOf(call, view, standing),
    calendars: standing === 'registered' ? calendarsOf(view) : undefined,
    confirm: standing === 'unconfirmed' ? { label: t('pages.event-confirm'), path: `${path}/confirm` } : undefined,
    leave: canLeave(call, view)
      ? {
          label: t(row.state === 'waiting' ? 'pages.event-leave-waiting' : 'pages.event-leave'),
          path: `${path}/cancel`
        }
      : undefined,
    data: dataLink(tenant, ctx.params.token),
    event: eventsPath(event.branch_alias, event.uuid)
  }
  show(ctx, <RegistrationPage site={siteFor(call)} {...shown} />, status)
}

/** Asks first: the seat may be gone for good. */
async function getCancel(call: Call, view: GuestView) {
  if (!canLeave(call, view)) return draw(call, view)
  const { ctx, t } = call
  const { event, row, title, when } = view
  const path = `/event-registrations/${ctx.params.token}`
  const isWaiting = row.state === 'waiting'
  const said = isWaiting ? 'pages.event-leave-waiting' : 'pages.event-leave'
  const shown = {
    heading: t(`${said}-question`),
    lead: isWaiting
      ? t('pages.event-leave-waiting-lead')
      : t(`pages.event-leave-${event.waiting ? 'next' : 'free'}`, { count: row.seats }),
    facts: [
      { name: t('mails.event'), lines: [{ text: title.text }] },
      { name: t('mails.when'), lines: [{ text: when }] }
    ],
    path: `${path}/cancel`,
    label: t(said),
    stay: { label: t(`${said}-stay`), href: path }
  }
  show(ctx, <LeavePage site={siteFor(call)} {...shown} />)
}

const postConfirm = (call: Call, view: GuestView) => press(call, view, () => confirm(call, view.row))
const postCancel = (call: Call, view: GuestView) => press(call, view, () => leave(call, view.row, view.event))

/** Does what is asked, or says why not. */
async function press(call: Call, view: GuestView, work: () => Promise<void>) {
  try {
    await work()
    seeOther(call.ctx, `/event-registrations/${call.ctx.params.token}`)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    await draw(call, view, call.t(failure.message), failure.status)
  }
}

function getEntry(call: Call, view: GuestView) {
  const { ctx } = call
  const isOff = standingOf(call, view) === 'called-off'
  if (view.row.state !== 'registered') throw new NotFound()
  const method = isOff ? 'CANCEL' : 'PUBLISH'
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Disposition', 'inline; filename="event.ics"')
  ctx.type = `text/calendar; charset=utf-8; method=${method}`
  ctx.body = guestEntry(call, view, method)
}

const look = opened((call, view) => draw(call, view))

/** A guest's registration, without an account. A GET changes nothing, since mail programs open links by themselves. */
export const guestPages = [
  page('GET', PATH, look),
  page('GET', `${PATH}/confirm`, look),
  page('POST', `${PATH}/confirm`, opened(postConfirm)),
  page('GET', `${PATH}/cancel`, opened(getCancel)),
  page('POST', `${PATH}/cancel`, opened(postCancel)),
  page('GET', `${PATH}/calendar.ics`, opened(getEntry))
]
