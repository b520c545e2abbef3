import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  BranchEvent,
  type BranchEventForm,
  type BranchEventsPage,
  type BranchEventsQuery,
  EVENTS_PAGE_SIZE,
  eventsPath
} from '#contract/branch-events'
import { languageOf } from '#contract/locales'
import { instant } from '../../core/base/clock.ts'
import { Conflict, found, Unprocessable } from '../../core/base/failures.ts'
import { refuseOutdated, revisionOf } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, findWaiting } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findKnown, insiderOf, isOpen } from '../../organization/organizations/organizations.service.ts'
import type { Event, EventRow } from './branch-events.repository.ts'
import * as repository from './branch-events.repository.ts'
import { momentOf, textsOf, wallTime, wordsOf } from './event-view.ts'
import { moveUp, reminders, tellGuests } from './registrations.service.ts'

/** What a form changes. */
const REVISED = [
  ...(['state', 'title', 'description', 'starts_at', 'ends_at', 'closes_at'] as const),
  ...(['place', 'address', 'online_url', 'seats'] as const)
] satisfies (keyof EventRow)[]

const revisionOfEvent = (row: Pick<EventRow, (typeof REVISED)[number]>) => revisionOf(REVISED.map((name) => row[name]))

export function shown({ app, tenant }: Pick<Call, 'app' | 'tenant'>, event: Event): BranchEvent {
  const { time_zone: zone, branch_public, branch_closed_at, branch_alias, uuid, state } = event
  const isPublic = Boolean(branch_public) && !branch_closed_at && state !== 'draft'
  return {
    ...event,
    revision: revisionOfEvent(event),
    branch: event.branch_name,
    is_over: event.ends_at <= instant(app.clock.now()),
    title: textsOf(event.title),
    description: textsOf(event.description),
    starts_at: wallTime(event.starts_at, zone),
    ends_at: wallTime(event.ends_at, zone),
    closes_at: wallTime(event.closes_at, zone),
    url: isPublic ? baseUrl(app.config, tenant) + eventsPath(branch_alias, uuid) : null
  }
}

/** The branches of the events that the user sees, and to which events can be added. */
const branchesOf = async (call: Call) =>
  (await findKnown(call)).filter(isOpen).map(({ uuid, name, city }) => ({ uuid, name, city }))

export async function list(call: Call, { show, page }: BranchEventsQuery): Promise<BranchEventsPage> {
  const now = instant(call.app.clock.now())
  const asked = { show, page, size: EVENTS_PAGE_SIZE }
  const { events, total } = await repository.findPage(call.db, insiderOf(call), asked, now)
  const branches = await branchesOf(call)
  return { events: events.map((event) => shown(call, event)), total, page_size: EVENTS_PAGE_SIZE, branches }
}

/** An event of a branch that the user manages. @throws NotFound for any other, whether it exists or not */
export const findManaged = async (call: Call, uuid: string, db: TenantDb = call.db): Promise<Event> =>
  found(await repository.findManaged(db, uuid, insiderOf(call)))

async function lockManaged(trx: TenantDb, uuid: string, call: Call): Promise<Event> {
  await findManaged(call, uuid, trx)
  return found(await repository.lock(trx, uuid))
}

/** What the log calls an event: by its time at the branch, and its title in the institution's language. */
export const subjectOf = (event: Event, { tenant }: Pick<Call, 'tenant'>) => {
  const own = languageOf(tenant.language)
  const minute = wallTime(event.starts_at, event.time_zone).replace('T', ' ')
  return { object: 'branch-event' as const, id: event.uuid, name: `${minute} · ${wordsOf(event, own, own).title.text}` }
}

const events = audited({
  read: lockManaged,
  subject: subjectOf,
  fields: (event) => {
    const { time_zone: zone, title, description } = event
    const [titles, texts] = [textsOf(title), textsOf(description)]
    return {
      branch: event.branch_name,
      event_state: event.state,
      'title (de)': titles.de,
      'title (en)': titles.en,
      'description (de)': texts.de,
      'description (en)': texts.en,
      starts_at: wallTime(event.starts_at, zone),
      ends_at: wallTime(event.ends_at, zone),
      event_place: event.place,
      address: event.address,
      online_url: event.online_url,
      seats: event.seats,
      closes_at: wallTime(event.closes_at, zone),
      cancel_reason: event.cancel_reason
    }
  }
})

type Written = Omit<EventRow, 'uuid' | 'organization_uuid' | 'revision' | 'cancel_reason'>

/** The row of a form; the end on the branch's clock may be an hour that a change of the clocks leaves out. */
function rowOf({ t }: Call, form: BranchEventForm, zone: string): Written {
  const { title, description, place, address, online_url, seats, is_published } = form
  const [starts_at, ends_at] = [momentOf(form.starts_at, zone) as string, momentOf(form.ends_at, zone) as string]
  if (ends_at <= starts_at) throw new Unprocessable({ ends_at: [t('errors.event-order')] })
  return {
    state: is_published ? 'published' : 'draft',
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    starts_at,
    ends_at,
    closes_at: momentOf(form.closes_at, zone),
    place,
    // what belongs to another place is not kept: a forgotten link could get into a mail
    address: place === 'address' ? address : '',
    online_url: place === 'online' ? online_url : '',
    seats
  }
}

/** What has begun cannot be announced any more. */
function refusePast({ t, app }: Call, { starts_at }: Written) {
  if (starts_at <= instant(app.clock.now())) throw new Unprocessable({ starts_at: [t('errors.past')] })
}

export const create = async (call: Call, form: BranchEventForm): Promise<BranchEvent> => {
  const branch = found((await findKnown(call)).find(({ uuid }) => uuid === form.organization_uuid))
  if (!isOpen(branch)) throw new Unprocessable({ organization_uuid: [call.t('errors.event-branch-closed')] })
  const row = rowOf(call, form, branch.time_zone)
  refusePast(call, row)
  const event = await events.create(call, async (trx) => {
    const uuid = randomUUID()
    await repository.insert(trx, { uuid, organization_uuid: branch.uuid, revision: 0, cancel_reason: '', ...row })
    if (row.state === 'published') await enqueue(trx, call.app.clock.now(), ...reminders({ ...row, uuid }))
    return uuid
  })
  return shown(call, event)
}

const PLACE_AND_TIME = ['starts_at', 'ends_at', 'place', 'address', 'online_url'] as const

/** Somebody who waits for more seats than the event has would wait for good. @throws Unprocessable */
async function refuseBelowWaiting({ t }: Call, trx: TenantDb, { uuid, waiting }: Event, { seats }: Written) {
  const rows = waiting ? await repository.findOpen(trx, uuid, ['waiting']) : []
  const count = Math.max(0, ...rows.map((row) => row.seats))
  if (seats < count) throw new Unprocessable({ seats: [t('errors.event-seats-waiting', { count })] })
}

/** @throws Conflict of an event that cannot be changed any more, Unprocessable for what its guests forbid */
function refuseChange(call: Call, before: Event, form: BranchEventForm, row: Written): void {
  const { t, app } = call
  const now = instant(app.clock.now())
  if (before.state === 'cancelled') throw new Conflict('errors.event-cancelled')
  if (before.ends_at <= now) throw new Conflict('errors.event-over')
  if (form.organization_uuid !== before.organization_uuid)
    throw new Unprocessable({ organization_uuid: [t('errors.event-branch')] })
  if (row.seats < before.taken)
    throw new Unprocessable({ seats: [t('errors.event-seats-taken', { count: before.taken })] })
  if (row.state === 'draft' && before.taken + before.waiting > 0)
    throw new Unprocessable({ is_published: [t('errors.event-has-guests')] })
  if (row.starts_at !== before.starts_at) refusePast(call, row)
}

export const change = async (call: Call, uuid: string, form: BranchEventForm): Promise<BranchEvent> => {
  const event = await events.change(call, uuid, async (trx, before) => {
    const now = call.app.clock.now()
    const row = rowOf(call, form, before.time_zone)
    refuseChange(call, before, form, row)
    refuseOutdated(
      form.revision,
      revisionOfEvent(before),
      revisionOfEvent(row),
      v.parse(BranchEvent, shown(call, before))
    )
    await refuseBelowWaiting(call, trx, before, row)
    const isElsewhere = PLACE_AND_TIME.some((field) => row[field] !== before[field])
    const revision = before.revision + Number(isElsewhere)
    await repository.update(trx, uuid, { ...row, revision })
    const after = found(await repository.find(trx, uuid))
    if (row.ends_at !== before.ends_at) await repository.moveEnd(trx, uuid, row.ends_at)
    if (row.state === 'published') await enqueue(trx, now, ...reminders(after))
    if (isElsewhere) await tellGuests(trx, now, after, 'changed', before)
    await moveUp(trx, now, after)
  })
  return shown(call, event)
}

export const cancel = async (call: Call, uuid: string, message: string): Promise<BranchEvent> => {
  const event = await events.change(call, uuid, async (trx, before) => {
    const now = call.app.clock.now()
    if (before.state === 'cancelled') return
    if (before.state === 'draft') throw new Conflict('errors.event-draft')
    if (before.ends_at <= instant(now)) throw new Conflict('errors.event-over')
    const change = { state: 'cancelled', cancel_reason: message, revision: before.revision + 1 } as const
    await repository.update(trx, uuid, change)
    await tellGuests(trx, now, { ...before, ...change }, 'cancelled')
  })
  return shown(call, event)
}

/** Guests whom nobody has told that it does not take place would still come. */
const hasGuestsAhead = ({ state, taken, waiting, ends_at }: Event, now: string) =>
  state === 'published' && ends_at > now && taken + waiting > 0

/** Whether guests are still to be told something, such as that it does not take place: their mails need the event. */
async function isTelling(trx: TenantDb, { uuid }: Event): Promise<boolean> {
  if ((await findWaiting(trx, `event-tell:${uuid}:cancelled:`)).length) return true
  const guests = new Set((await repository.findAll(trx, uuid)).map((row) => row.uuid))
  const keys = guests.size ? await findWaiting(trx, 'event-mail:') : []
  return keys.some((key) => guests.has(key.split(':')[1] ?? ''))
}

export const remove = (call: Call, uuid: string): Promise<void> =>
  events.remove(call, uuid, async (trx, before) => {
    const now = instant(call.app.clock.now())
    if (hasGuestsAhead(before, now)) throw new Conflict('errors.event-has-guests')
    if (before.ends_at > now && (await isTelling(trx, before))) throw new Conflict('errors.event-telling')
    await repository.remove(trx, uuid)
  })
