import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { eventsPath, RegistrationForm } from '#contract/branch-events'
import { campaignOf, withCampaign } from '#contract/campaign'
import { Alias, Uuid } from '#contract/values'
import { MAX, type VisitorField } from '#contract/visitor'
import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import { EventPage, EventsPage, type TypedRegistration } from '../../../templates/events.tsx'
import type { Fact } from '../../../templates/facts.tsx'
import type { Errors } from '../../../templates/field.tsx'
import { contactStyles } from '../../../templates/styles.ts'
import { instant } from '../../core/base/clock.ts'
import { NotFound, Refusal } from '../../core/base/failures.ts'
import { formatInstant } from '../../core/base/format-date.ts'
import { sendSharePicture, sharedPicture } from '../../core/files/share-picture.ts'
import { type Call, fieldErrors } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { formOf, page, publish, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { type BranchRow, findBranch } from '../../organization/branches/branch.repository.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { hasReceipt, issueReceipt, issueTicket, readTicket } from '../spam-guard/form-ticket.service.ts'
import { ticketProof } from '../spam-guard/spam-guard.service.ts'
import type { Event } from './branch-events.repository.ts'
import * as repository from './branch-events.repository.ts'
import { canWait, closesAt, describedEvent, opennessOf, seatsLeft, viewOf } from './event-view.ts'
import { findToCome, shownEvent } from './public-events.service.ts'
import { register } from './registrations.service.ts'

const STYLES = `/contact.css?v=${createHash('sha256').update(contactStyles).digest('hex').slice(0, 8)}`
const EVENT = '/events/:alias/:uuid'

/** The branch in the path, which becomes the call's host. @throws NotFound where it has no page, or the module is off */
async function branchIn(call: Call): Promise<BranchRow> {
  const { alias } = call.ctx.params
  const isOn = call.tenant.modules.has('branch-events') && v.is(Alias, alias)
  const branch = isOn ? await findBranch(call.db, alias) : undefined
  if (!branch) throw new NotFound()
  call.host = branch
  return branch
}

/** A former alias leads to the present one. */
function redirected({ ctx }: Call, { alias }: BranchRow, uuid?: string): boolean {
  if (ctx.params.alias === alias) return false
  ctx.status = 301
  ctx.redirect(eventsPath(alias, uuid) + ctx.search)
  ctx.set('Cache-Control', 'no-cache')
  return true
}

/** The event in the path. @throws NotFound for another branch's, and for a draft */
async function eventIn(call: Call): Promise<Event> {
  const branch = await branchIn(call)
  const { uuid } = call.ctx.params
  const event = v.is(Uuid, uuid) ? await repository.find(call.db, uuid) : undefined
  if (!event || event.organization_uuid !== branch.uuid || event.state === 'draft') throw new NotFound()
  return event
}

const seatsText = ({ t }: Call, event: Event, openness: ReturnType<typeof opennessOf>) =>
  openness === 'open' ? t('pages.event-left', { count: seatsLeft(event) }) : t(`pages.event-${openness}`)

const ofBranch = (branch: BranchRow) => ({
  name: publicName(branch),
  initials: undefined,
  details: [branch.street, [branch.zip, branch.city].filter(Boolean).join(' ')],
  photo: branch.photo
})

async function showEvents(call: Call) {
  const { ctx, tenant, app, t, locale } = call
  const branch = await branchIn(call)
  if (redirected(call, branch)) return
  const origin = baseUrl(app.config, tenant)
  const campaign = campaignOf(ctx.query.src)
  const name = publicName(branch)
  const url = origin + eventsPath(branch.alias)
  const events = await findToCome(call)
  const title = t('pages.events-of', { branch: name })
  const description = t('pages.events-description', { branch: name })
  const view = {
    url,
    meta: { title, description, og_title: title, og_description: description },
    shared: sharedPicture(tenant, ofBranch(branch), `${origin}/app/filiale/${branch.alias}/share.png`),
    branch: { name, href: withCampaign(`/app/filiale/${branch.alias}`, campaign) },
    events: events.map((event) => ({
      ...shownEvent(call, event),
      title: viewOf(tenant, locale, event).title,
      seats: seatsText(call, event, opennessOf(event, app.clock.now())),
      href: withCampaign(eventsPath(branch.alias, event.uuid), campaign)
    })),
    described: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      url,
      itemListElement: events.map(({ uuid }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: origin + eventsPath(branch.alias, uuid)
      }))
    }
  }
  show(ctx, <EventsPage site={siteFor(call)} {...view} />)
  publish(call)
}

/** What a preview of a link to the event shows. */
function sharedOf(call: Call, event: Event, branch: BranchRow) {
  const { title, when } = viewOf(call.tenant, call.locale, event)
  return { ...ofBranch(branch), name: title.text, details: [when, publicName(branch)] }
}

async function showPicture(call: Call) {
  const event = await eventIn(call)
  await sendSharePicture(call, sharedOf(call, event, call.host as BranchRow))
}

interface Said {
  errors?: Errors
  problem?: string
  status?: number
}

/** Whether the reader has just registered here. */
const isDone = (call: Call, event: Event) => hasReceipt(call, 'event', event.uuid, call.ctx.query.done)

/** What has just been done, or why nobody can register. */
function noticeOf(call: Call, event: Event, openness: ReturnType<typeof opennessOf>) {
  const { t, app } = call
  if (isDone(call, event))
    return { text: t('pages.event-done', { hours: CONFIRMATION_HOURS }), tone: 'success' } as const
  if (openness === 'cancelled') return { text: t('pages.event-cancelled'), tone: 'warning' } as const
  if (event.ends_at <= instant(app.clock.now())) return { text: t('pages.event-over'), tone: 'warning' } as const
  const isShut = openness === 'closed' || openness === 'waiting-full'
  return isShut ? ({ text: t(`pages.event-${openness}`), tone: 'warning' } as const) : undefined
}

function factsOf(call: Call, event: Event, openness: ReturnType<typeof opennessOf>): Fact[] {
  const { t, tenant, locale } = call
  const { when, where, tag } = viewOf(tenant, locale, event)
  const lines = (...texts: string[]) => texts.map((text) => ({ text }))
  const isAsked = openness === 'open' || openness === 'full'
  return [
    { name: t('pages.event-when'), lines: lines(when) },
    { name: t('pages.event-where'), lines: lines(...where) },
    ...(isAsked
      ? [
          { name: t('pages.event-seats-name'), lines: lines(seatsText(call, event, openness)) },
          { name: t('pages.event-until'), lines: lines(formatInstant(tag, event.time_zone, closesAt(event))) }
        ]
      : [])
  ]
}

function draw(call: Call, event: Event, typed?: TypedRegistration, { errors = {}, problem, status }: Said = {}) {
  const { ctx, tenant, app, locale } = call
  const branch = call.host as BranchRow
  const origin = baseUrl(app.config, tenant)
  const path = eventsPath(branch.alias, event.uuid)
  const url = origin + path
  const openness = opennessOf(event, app.clock.now())
  const { title, description, when } = viewOf(tenant, locale, event)
  const shared = sharedPicture(tenant, sharedOf(call, event, branch), `${url}/share.png`)
  const about = description?.text.slice(0, 300) || `${when} · ${publicName(branch)}`
  const hasForm = (openness === 'open' || openness === 'full') && !isDone(call, event)
  const empty = { first_name: '', last_name: '', email: '', seats: '1', website: '' }
  const view = {
    url,
    path,
    meta: { title: title.text, description: about, og_title: title.text, og_description: about },
    shared,
    described: describedEvent(
      event,
      { title, description },
      { url, image: shared.url, organizer: tenant.name, openness }
    ),
    title,
    description,
    facts: factsOf(call, event, openness),
    seats: canWait(event) ? event.seats : seatsLeft(event),
    left: seatsLeft(event),
    openness,
    // what is wrong stands in the form, if it is still there
    notice: hasForm && (problem || Object.keys(errors).length) ? undefined : noticeOf(call, event, openness),
    problem,
    errors,
    typed: hasForm ? (typed ?? { ...empty, ticket: issueTicket(call, 'event') }) : undefined,
    campaign: campaignOf(ctx.query.src),
    others: eventsPath(branch.alias),
    styles: STYLES
  }
  show(ctx, <EventPage site={siteFor(call)} {...view} />, status)
}

async function showEvent(call: Call) {
  const event = await eventIn(call)
  if (redirected(call, call.host as BranchRow, event.uuid)) return
  draw(call, event)
  // not for search engines: what is over, and the answers to a form
  if (event.ends_at > instant(call.app.clock.now()) && !call.ctx.query.done) publish(call)
}

const FIELDS = ['first_name', 'last_name', 'email', 'seats'] as const

/** The errors in the fields, in their order and with the widgets' texts. */
function errorsIn({ t }: Call, issues: readonly v.BaseIssue<unknown>[]): Errors {
  const plain = fieldErrors(issues, t)
  // the first of a field counts: what is empty is no wrong address
  const codes = new Map(issues.toReversed().map((issue) => [String(issue.path?.[0]?.key), issue.message]))
  const text = (field: (typeof FIELDS)[number]) => {
    if (field === 'seats') return plain.seats?.[0]
    const code = codes.get(field) ?? 'invalid'
    const values = { attribute: t(`visitor.${field}`), max: MAX[field as VisitorField] }
    const said = t(`ui.${code === 'too-short' ? 'required' : code}`, values)
    return said === `ui.${code}` ? plain[field]?.[0] : said
  }
  return Object.fromEntries(FIELDS.flatMap((field) => (plain[field] ? [[field, text(field)]] : [])))
}

const isUsedUp = ({ message, body }: Refusal) => message === 'errors.idempotency' || 'proof' in Object(body.errors)

/** Registers, or shows the form again with what is wrong. */
async function postEvent(call: Call) {
  const event = await eventIn(call)
  const { ctx, t } = call
  const typed = formOf(ctx, ...FIELDS, 'website', 'ticket')
  const again = (said: Said) => draw(call, event, typed, { status: 422, ...said })
  // replaces a ticket that is used up or too old, so that the next attempt passes
  const renew = () =>
    draw(
      call,
      event,
      { ...typed, ticket: issueTicket(call, 'event') },
      { problem: t('pages.contact-renewed'), status: 422 }
    )
  const { ticket: _, ...sent } = typed
  const parsed = v.safeParse(RegistrationForm, { ...sent, seats: Number(typed.seats || 1) })
  if (!parsed.success) return again({ errors: errorsIn(call, parsed.issues) })
  const ticket = readTicket(call, 'event', typed.ticket)
  if (ticket?.state === 'early') return again({ problem: t('pages.contact-too-early') })
  if (ticket?.state !== 'ready') return renew()
  try {
    await register(call, event, parsed.output, ticket.key, ticketProof('event', ticket))
    const path = eventsPath(call.ctx.params.alias, event.uuid)
    const receipt = issueReceipt(call, 'event', event.uuid)
    seeOther(ctx, withCampaign(`${path}?done=${receipt}`, campaignOf(ctx.query.src)))
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    if (isUsedUp(failure)) return renew()
    ctx.set(failure.headers)
    const { seats } = Object(failure.body.errors) as { seats?: string[] }
    const now = (await repository.find(call.db, event.uuid)) ?? event
    const said = seats ? { errors: { seats: seats[0] } } : { problem: t(failure.message) }
    draw(call, now, typed, { ...said, status: failure.status })
  }
}

export const eventPages = [
  page('GET', '/events/:alias', showEvents),
  page('GET', EVENT, showEvent),
  page('POST', EVENT, postEvent),
  page('GET', `${EVENT}/share.png`, showPicture)
]
