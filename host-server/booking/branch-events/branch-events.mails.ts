import { calendarLinks } from '#contract/calendar-links'
import { resolveLocale } from '#contract/locales'
import { CONFIRMATION_HOURS } from '#contract/visitor-form'
import type { MailContent } from '../../../templates/mails/mail.tsx'
import { instant } from '../../core/base/clock.ts'
import { slicesOf } from '../../core/base/slices.ts'
import { enqueue, type Handlers, type JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { facts, frameOf, sendTemplate } from '../../core/mail/mail-template.tsx'
import { plainFullName, salutation } from '../../core/mail/salutation.ts'
import { icsOf } from '../appointments/appointments.ics.ts'
import { isConfirmable } from '../spam-guard/confirmable.ts'
import type { Event, RegistrationRow } from './branch-events.repository.ts'
import * as repository from './branch-events.repository.ts'
import { viewOf, whenOf, whereOf } from './event-view.ts'
import { guestMail, type Occasion, type Previous, tokenOf } from './registrations.service.ts'

type Context = Pick<JobContext, 'app' | 'tenant'>

interface GuestMail {
  registration_uuid: string
  occasion: Occasion
  key: string
  previous?: Previous
}

/** After these, nothing is left to do for the guest. */
const OVER: readonly Occasion[] = ['left', 'removed', 'cancelled']

/** Everything that is said to a guest, in their language. */
export function guestView({ app, tenant }: Context, event: Event, row: RegistrationRow) {
  const view = viewOf(tenant, resolveLocale(row.language, tenant.language), event)
  const manage = `${baseUrl(app.config, tenant)}/event-registrations/${tokenOf(app.config.SESSION_SECRET, row.uuid)}`
  // who waits gets no link yet
  const link = row.state === 'registered' && event.state === 'published' ? event.online_url : ''
  return { ...view, event, row, manage, link }
}
export type GuestView = ReturnType<typeof guestView>

/** The guest's entry of a calendar. */
export function guestEntry(
  { app, tenant }: Context,
  { title, description, where, event, row, manage, link, t }: GuestView,
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
): string {
  const hasLeft = row.state === 'cancelled' || row.state === 'removed'
  const way = method !== 'CANCEL' && `${t('mails.event-open')}: ${manage}`
  return icsOf({
    method,
    uid: `${row.uuid}@${tenant.host}`,
    // programs ignore a version that is not later than the one they have (RFC 5546, 2.1.5)
    sequence: event.revision + Number(hasLeft),
    stamp: app.clock.now(),
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    summary: title.text,
    description: [tenant.name, description?.text, way].filter(Boolean).join('\n'),
    location: link || where.join(', '),
    organizer: { name: tenant.name, address: tenant.settings.mail_from ?? app.config.MAIL_FROM },
    attendee: { name: plainFullName(row), address: row.email }
  })
}

/** Links that add the event to a calendar; those of others get no secret link. */
export function calendarsOf({ title, where, event, manage, t, description }: GuestView): MailContent['calendars'] {
  const { starts_at, ends_at } = event
  const entry = { title: title.text, starts_at, ends_at, details: description?.text ?? '', location: where.join(', ') }
  const file = { href: `${manage}/calendar.ics`, label: t('booking.calendar-file') }
  return { title: t('booking.add-to-calendar'), links: calendarLinks(entry, file) }
}

/** Whether it is still so when the mail goes out; a later job says what has become of it. */
function isStale({ occasion, key }: GuestMail, event: Event, row: RegistrationRow, moment: Date): boolean {
  const now = instant(moment)
  if (occasion === 'confirm')
    return !isConfirmable(row, moment) || event.state !== 'published' || event.starts_at <= now
  if (occasion === 'left') return row.state !== 'cancelled'
  if (occasion === 'removed') return row.state !== 'removed'
  const isOpen = row.state === 'registered' || row.state === 'waiting'
  if (occasion === 'cancelled') return !isOpen || event.state !== 'cancelled'
  if (!isOpen || event.state !== 'published' || event.ends_at <= now) return true
  if (occasion === 'changed') return key !== String(event.revision)
  if (occasion === 'reminder') return row.state !== 'registered' || event.starts_at <= now || key !== event.starts_at
  return occasion === 'waiting' ? row.state !== 'waiting' : row.state !== 'registered'
}

/** When and where it was before; undefined for what has not changed. */
function beforeOf({ t, tag, event, when, where }: GuestView, previous: Previous) {
  const time = whenOf({ ...event, ...previous }, tag)
  const place = whereOf({ ...event, ...previous }, t).join(', ')
  return { time: time === when ? undefined : time, place: place === where.join(', ') ? undefined : place }
}

function factsOf(view: GuestView, mail: GuestMail, place: number): MailContent['facts'] {
  const { t, row, title, when, where, link } = view
  const before = mail.previous && beforeOf(view, mail.previous)
  const past = (text?: string) => (text ? [{ text, isPast: true }] : [])
  return facts([
    [t('mails.event'), [title.text]],
    [t(before?.time ? 'mails.new-time' : 'mails.when'), [when]],
    [t('mails.previous-time'), past(before?.time)],
    [t(before?.place ? 'mails.new-place' : 'mails.where'), where],
    [t('mails.previous-place'), past(before?.place)],
    [t('mails.event-link'), link ? [{ text: link, href: link }] : []],
    [t('mails.event-seats'), OVER.includes(mail.occasion) ? [] : [String(row.seats)]],
    [t('mails.event-place'), place ? [String(place)] : []]
  ])
}

/** What has happened; a mail with a key goes to a mailbox that had registered before. */
const leadOf = ({ occasion, key }: GuestMail) =>
  (occasion === 'registered' || occasion === 'waiting') && key
    ? (`mails.event-${occasion}-again-lead` as const)
    : (`mails.event-${occasion}-lead` as const)

/** What the branch writes about its cancellation. */
const messageIn = ({ cancel_reason }: Event, { occasion }: GuestMail) =>
  occasion === 'cancelled' ? cancel_reason.split(/\n+/).filter((line) => line.trim()) : []

function contentOf(context: Context, view: GuestView, mail: GuestMail, place: number): MailContent {
  const { t, locale, row, manage, event } = view
  const { app, tenant } = context
  const { occasion } = mail
  const isOver = OVER.includes(occasion)
  const hasSeat = row.state === 'registered'
  const { remarks, ...frame } = frameOf(tenant, locale)
  const events = `${baseUrl(app.config, tenant)}/events/${event.branch_alias}`
  return {
    ...frame,
    title: t(`mails.event-${occasion}-title`, { count: row.seats }),
    paragraphs: [
      salutation(locale, row),
      t(leadOf(mail), { count: row.seats, hours: CONFIRMATION_HOURS }),
      ...messageIn(event, mail)
    ],
    facts: factsOf(view, mail, place),
    actions: isOver
      ? [{ href: events, label: t('mails.event-others') }]
      : [{ href: manage, label: t(`mails.event-${occasion === 'confirm' ? 'confirm' : 'open'}`), isPrimary: true }],
    ...(!isOver && hasSeat && { calendars: calendarsOf(view) }),
    remarks: isOver ? remarks : [t('mails.event-secret'), t('mails.event-why', { tenant: tenant.name }), ...remarks]
  }
}

const send: Handlers[string] = async (payload, context) => {
  const mail = payload as unknown as GuestMail
  const { db, tenant, app } = context
  const row = await repository.findRegistration(db, mail.registration_uuid)
  const event = row && (await repository.find(db, row.event_uuid))
  if (!event || isStale(mail, event, row, app.clock.now())) return
  const view = guestView(context, event, row)
  const { occasion, key } = mail
  const place = row.state === 'waiting' && !OVER.includes(occasion) ? await repository.placeOf(db, row) : 0
  // who waits has no entry; of who has left, the key says how it stood before
  const method = OVER.includes(occasion) ? 'CANCEL' : 'REQUEST'
  const hasEntry = row.state === 'registered' || key === 'registered'
  await sendTemplate(context, {
    to: { name: plainFullName(row), address: row.email },
    subject: view.t(`mails.event-${occasion}-subject`, { title: view.title.text, count: row.seats }),
    messageId: `<${row.uuid}.${occasion}.${key.replace(/\W/g, '')}.event@${tenant.host}>`,
    content: contentOf(context, view, mail, place),
    ...(hasEntry &&
      occasion !== 'reminder' && { ics: { method, filename: 'event.ics', content: guestEntry(context, view, method) } })
  })
}

/** Guests per transaction. */
const BATCH = 100

/** A mail to each guest of an event, and but for reminders to those who wait: again is as good as once. */
const tell: Handlers[string] = async ({ event_uuid, occasion, key, previous }, { db, app }) => {
  const event = await repository.find(db, String(event_uuid))
  const isReminder = occasion === 'reminder'
  if (!event || (isReminder && event.starts_at !== key)) return
  const guests = await repository.findOpen(db, event.uuid, isReminder ? ['registered'] : ['registered', 'waiting'])
  for await (const some of slicesOf(guests, BATCH)) {
    const jobs = some.map(({ uuid }) => guestMail(uuid, occasion as Occasion, String(key), previous as Previous))
    await enqueue(db, app.clock.now(), ...jobs)
  }
}

export const eventMails: Handlers = { 'event-mail': send, 'event-tell': tell }
