import type { Clash, Departure, HandOver, Person } from '#contract/people'
import {
  cancelAll,
  findClashes,
  findVisits,
  handOver,
  lockCalendars,
  type Visit
} from '../../booking/appointments/hand-over.service.ts'
import { staff } from '../../booking/appointments/history.repository.ts'
import { findFit, wantedOf } from '../../booking/branch-calendar/fit.service.ts'
import { propose } from '../../booking/branch-calendar/proposals.service.ts'
import { announceTo } from '../../booking/contact-requests/announcements.service.ts'
import { reassignOpen } from '../../booking/conversations/conversations.repository.ts'
import { tellBranch } from '../../booking/conversations/messages.service.ts'
import { remove as removeFeed } from '../../calendar/calendar-feeds/calendar-feeds.repository.ts'
import { countOpen as countLeads } from '../../card/leads/leads.repository.ts'
import { handOverLeads } from '../../card/leads/leads.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { record } from '../../core/events/audit-record.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { handOver as handOverCards, revoke } from '../../wallet/wallet/pass-transfers.service.ts'
import { countValid } from '../../wallet/wallet/pass-updates.repository.ts'
import { type AdvisorRow, findAdvisorByUuid } from '../advisors/advisor.repository.ts'
import { closeAccount } from './account-closing.ts'
import { refuseErased } from './being-erased.service.ts'
import * as repository from './departures.repository.ts'
import type { PersonRow } from './people.repository.ts'
import * as people from './people.repository.ts'
import { administratorFault } from './people.rules.ts'
import { find, read, subjectOf } from './people.service.ts'
import { deactivatedAt } from './person.ts'

/** Whose is a key: an active person with a card, other than the leaver. @throws Unprocessable */
async function successorOf(
  call: Call,
  db: TenantDb,
  leaver: PersonRow,
  uuid: string,
  field: keyof Departure = 'successor_uuid'
): Promise<AdvisorRow> {
  const row = await people.find(db, uuid)
  const isFit = row?.advisor_uuid && !deactivatedAt(row) && row.advisor_uuid !== leaver.advisor_uuid
  const advisor = isFit ? await findAdvisorByUuid(db, row.advisor_uuid as string) : undefined
  if (!advisor) throw new Unprocessable({ [field]: [call.t('people.successor-unknown')] })
  return advisor
}

const keyOf = ({ user_uuid, advisor_uuid }: repository.Candidate) => user_uuid ?? advisor_uuid

/** The leaver's branch first. */
async function candidatesOf(db: TenantDb, leaver: PersonRow) {
  const rows = await repository.findCandidates(db, leaver.advisor_uuid ?? '')
  const isNear = (row: repository.Candidate) => row.organization_uuid === leaver.organization_uuid
  return { near: rows.filter(isNear), far: rows.filter((row) => !isNear(row)) }
}

/** The colleagues of the leaver's branch, and how the appointments fit them. */
async function findNear(db: TenantDb, leaver: PersonRow, visits: readonly Visit[], now: Date) {
  const { near, far } = leaver.advisor_uuid ? await candidatesOf(db, leaver) : { near: [], far: [] }
  const card = visits.length ? await findAdvisorByUuid(db, leaver.advisor_uuid ?? '') : undefined
  const cards = near.map(({ advisor_uuid }) => advisor_uuid)
  return { near, far, fit: card && (await findFit(db, card, visits, cards, now)) }
}

type Near = Awaited<ReturnType<typeof findNear>>

/** Appointments without a decision, each with the colleagues who could take it instead of the successor. */
function undecided(visits: readonly Visit[], { near, fit }: Near, successor: AdvisorRow): Clash[] {
  const others = new Map(near.map((one) => [one.advisor_uuid, one]))
  others.delete(successor.uuid)
  const wanted = new Map(visits.map((visit) => [visit.uuid, fit ? wantedOf(fit, [...others.keys()], visit).free : []]))
  const proposed = propose([...wanted].map(([uuid, free]) => ({ uuid, free })))
  const personOf = (card: string) => {
    const one = others.get(card) as repository.Candidate
    return { uuid: keyOf(one), full_name: fullName(one) }
  }
  return visits.map(({ uuid, starts_at, ends_at, type, topic, first_name, last_name }) => {
    const best = proposed.get(uuid)
    return {
      uuid,
      starts_at,
      ends_at,
      type,
      topic,
      customer: `${first_name} ${last_name}`,
      free: (wanted.get(uuid) ?? []).map((one) => ({ ...personOf(one.uuid), is_offered: one.is_offered })),
      proposed_uuid: best ? personOf(best).uuid : null
    }
  })
}

type Listed = HandOver['candidates'][number]

const listed = (row: repository.Candidate, rest: Pick<Listed, 'is_near' | 'clashes' | 'unoffered'>): Listed => ({
  uuid: keyOf(row),
  full_name: fullName(row),
  branch: row.branch,
  profile_picture_url: mediaUrl(row.photo),
  ...rest
})

/** Colleagues of the branch, those first who could take the most appointments: they have time and offer them. */
function ranked({ near, fit }: Near, visits: readonly Visit[]): Listed[] {
  const compared = near.map((row) => {
    const isFree = (visit: Visit) => fit?.isFree(row.advisor_uuid, visit) ?? true
    const isOffered = (visit: Visit) => fit?.isOffered(row.advisor_uuid, visit) ?? true
    const clashes = visits.filter((visit) => !isFree(visit)).length
    const unoffered = visits.filter((visit) => !isOffered(visit)).length
    const fitting = visits.filter((visit) => isFree(visit) && isOffered(visit)).length
    return { fitting, clashes, one: listed(row, { is_near: true, clashes, unoffered }) }
  })
  return compared.toSorted((a, b) => b.fitting - a.fitting || a.clashes - b.clashes).map(({ one }) => one)
}

/** What a person leaves behind, and which appointments clash with the successor's calendar. */
export async function preview(call: Call, uuid: string, successorUuid: string | undefined): Promise<HandOver> {
  const { db, app, tenant } = call
  const leaver = await find(call, uuid)
  const now = app.clock.now()
  const card = leaver.advisor_uuid
  const visits = card ? await findVisits(db, card, now) : []
  const successor = successorUuid ? await successorOf(call, db, leaver, successorUuid) : undefined
  const clashes = successor ? await findClashes(db, visits, successor, now) : []
  const known = await findNear(db, leaver, visits, now)
  const colleagues = ranked(known, visits)
  const suggested = successor ? undefined : colleagues.find(({ clashes: busy, unoffered }) => !busy && !unoffered)
  return {
    appointments: visits.length,
    requests: card ? (await repository.countRequests(db, [card])) + (await countLeads(db, card)) : 0,
    cards: card ? await countValid(db, card) : 0,
    candidates: [
      ...colleagues,
      ...known.far.map((row) => listed(row, { is_near: false, clashes: null, unoffered: null }))
    ],
    suggested_uuid: suggested?.uuid ?? null,
    clashes: successor ? undecided(clashes, known, successor) : [],
    time_zone: tenant.time_zone
  }
}

interface Leaving {
  call: Call
  trx: TenantDb
  now: Date
  leaver: PersonRow
  card: string
  successor: AdvisorRow | undefined
  /** Who takes appointments for which the successor has no time, by key. */
  others: ReadonlyMap<string, AdvisorRow>
  departure: Departure
}

/** Hands the clashing appointments over that others take. @returns those for which they have no time */
async function partAmongOthers({ call, trx, now, others, departure }: Leaving, clashing: readonly Visit[]) {
  const busy: Visit[] = []
  for (const [key, colleague] of others) {
    const own = clashing.filter(({ uuid }) => departure.clashes[uuid] === key)
    const unfit = await findClashes(trx, own, colleague, now)
    await handOver(
      trx,
      own.filter((visit) => !unfit.includes(visit)),
      colleague,
      { now, by: staff(call.user) }
    )
    busy.push(...unfit)
  }
  return busy
}

/** Keeps, hands over or cancels the appointments as decided. @throws Conflict naming the clashes without a decision */
async function partVisits(leaving: Leaving) {
  const { call, trx, now, leaver, card, successor, others, departure } = leaving
  const visits = await findVisits(trx, card, now)
  const decision = departure.appointments
  if (decision === 'keep') return { handed_over: 0, cancelled: 0 }
  const clashing = decision === 'hand-over' && successor ? await findClashes(trx, visits, successor, now) : []
  const busy = await partAmongOthers(leaving, clashing)
  const open = clashing.filter((visit) => !departure.clashes[visit.uuid] || busy.includes(visit))
  if (successor && open.length) {
    const known = await findNear(trx, leaver, visits, now)
    throw new Conflict('people.clashes', { clashes: undecided(open, known, successor) })
  }
  const isClashing = new Set(clashing.map(({ uuid }) => uuid))
  const handed = decision === 'hand-over' ? visits.filter(({ uuid }) => !isClashing.has(uuid)) : []
  const cancelled = decision === 'cancel' ? visits : clashing.filter(({ uuid }) => departure.clashes[uuid] === 'cancel')
  const shared = clashing.filter(({ uuid }) => others.has(departure.clashes[uuid] ?? ''))
  const deed = { now, by: staff(call.user) }
  if (successor) await handOver(trx, handed, successor, deed)
  await cancelAll(trx, cancelled, departure.message || call.t('people.cancel-reason'), deed)
  return { handed_over: handed.length + shared.length, cancelled: cancelled.length }
}

async function partCards({ call, trx, card, successor, departure }: Leaving): Promise<number> {
  const advisor = await findAdvisorByUuid(trx, card)
  if (!advisor || departure.cards === 'keep') return 0
  const within = { ...call, db: trx, advisor }
  if (departure.cards === 'revoke') return (await revoke(within)).cards
  return successor ? (await handOverCards(within, successor.alias)).cards : 0
}

/** The successor is notified by e-mail, as of any new request. */
async function partRequests({ call, trx, now, card, successor, departure }: Leaving): Promise<number> {
  if (!successor || departure.requests !== 'hand-over') {
    await tellBranch(trx, card, now)
    return 0
  }
  const given = await repository.reassignRequests(trx, card, successor.uuid)
  await reassignOpen(trx, card, successor.uuid, instant(now))
  const from = call.user?.full_name ?? ''
  for (const uuid of given) await announceTo(trx, { uuid, advisor_uuid: successor.uuid, from }, now)
  return given.length + (await handOverLeads(trx, card, successor.uuid, from, now))
}

async function partCard(leaving: Leaving) {
  const { trx, now, card, successor, others } = leaving
  const takers = [...(successor ? [successor] : []), ...others.values()].map(({ uuid }) => uuid)
  await lockCalendars(trx, card, takers, now)
  await removeFeed(trx, card)
  const visits = await partVisits(leaving)
  const cards = await partCards(leaving)
  const requests = await partRequests(leaving)
  await repository.putSuccessor(trx, card, successor?.uuid)
  await people.updateAdvisor(trx, card, { deactivated_at: instant(now) })
  const names = [...(successor ? [successor] : []), ...others.values()].map(fullName)
  return { successor: names.join(', '), ...visits, requests, cards }
}

/** Who is to take single appointments. @throws Unprocessable */
async function othersOf(call: Call, trx: TenantDb, leaver: PersonRow, { appointments, clashes }: Departure) {
  const others = new Map<string, AdvisorRow>()
  if (appointments !== 'hand-over') return others
  for (const key of new Set(Object.values(clashes))) {
    if (key !== 'cancel' && key !== 'keep') others.set(key, await successorOf(call, trx, leaver, key, 'clashes'))
  }
  return others
}

const HANDS = ['appointments', 'requests', 'cards'] as const

/** Refuses to deactivate oneself or the last administrator, and to hand over without a successor. */
async function refuse(call: Call, trx: TenantDb, leaver: PersonRow, departure: Departure) {
  const { t, user } = call
  if (deactivatedAt(leaver)) throw new Conflict('people.deactivated-already', { clashes: [] })
  if (leaver.user_uuid && leaver.user_uuid === user?.uuid)
    throw new Unprocessable({ person: [t('people.not-oneself')] })
  const fault = await administratorFault(call, trx, leaver)
  if (fault) throw new Unprocessable({ person: [fault] })
  const isGiven = HANDS.some((name) => departure[name] === 'hand-over')
  if (isGiven && !departure.successor_uuid)
    throw new Unprocessable({ successor_uuid: [t('people.successor-required')] })
}

/** Deactivates a person in one transaction, so that no appointment loses its advisor or is double-booked. */
export const deactivate = (call: Call, uuid: string, departure: Departure): Promise<Person> =>
  call.db.transaction(async (trx) => {
    await people.lock(trx)
    const leaver = await find(call, uuid, trx)
    await refuse(call, trx, leaver, departure)
    const now = call.app.clock.now()
    const { successor_uuid } = departure
    const successor = successor_uuid ? await successorOf(call, trx, leaver, successor_uuid) : undefined
    const card = leaver.advisor_uuid
    const others = await othersOf(call, trx, leaver, departure)
    const cards = card ? await partCard({ call, trx, now, leaver, card, successor, others, departure }) : {}
    if (leaver.user_uuid) await closeAccount(trx, leaver.user_uuid, { deactivated_at: instant(now) })
    const person = await read(call, uuid, trx)
    await record(trx, call, subjectOf(person), { status: 'active' }, { status: 'deactivated', ...cards })
    return person
  })

/** Nobody works at a closed branch. @throws Conflict */
async function refuseClosed(trx: TenantDb, { advisor_uuid, organization_uuid }: PersonRow) {
  const [branch] = advisor_uuid ? await people.findBranches(trx, [organization_uuid ?? '']) : []
  if (branch?.closed_at) throw new Conflict('people.reactivation-closed')
}

/** Restores the public card and the sign-in; everything handed over stays with the successor. */
export const reactivate = (call: Call, uuid: string): Promise<Person> =>
  call.db.transaction(async (trx) => {
    await people.lock(trx)
    const row = await find(call, uuid, trx)
    if (!deactivatedAt(row)) throw new NotFound()
    await refuseErased(trx, row)
    await refuseClosed(trx, row)
    if (row.user_uuid) await people.updateUser(trx, row.user_uuid, { deactivated_at: null })
    if (row.advisor_uuid) {
      await trx.reviseCalendar(row.advisor_uuid)
      await repository.putSuccessor(trx, row.advisor_uuid, undefined)
      await people.updateAdvisor(trx, row.advisor_uuid, { deactivated_at: null })
    }
    const person = await read(call, uuid, trx)
    await record(trx, call, subjectOf(person), { status: 'deactivated' }, { status: person.status })
    return person
  })
