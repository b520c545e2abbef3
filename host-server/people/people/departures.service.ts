import type { Clash, Departure, HandOver, Person } from '#contract/people'
import {
  cancelAll,
  findClashes,
  findVisits,
  handOver,
  lockCalendars,
  type Visit
} from '../../booking/appointments/hand-over.service.ts'
import { announceTo } from '../../booking/contact-requests/announcements.service.ts'
import { instant } from '../../core/base/clock.ts'
import { Conflict, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { record } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { handOver as handOverCards, revoke } from '../../wallet/wallet/pass-transfers.service.ts'
import { countValid } from '../../wallet/wallet/pass-updates.repository.ts'
import { type AdvisorRow, findAdvisorByUuid } from '../advisors/advisor.repository.ts'
import { closeAccount } from './account-closing.ts'
import * as repository from './departures.repository.ts'
import type { PersonRow } from './people.repository.ts'
import * as people from './people.repository.ts'
import { administratorFault } from './people.rules.ts'
import { find, read, subjectOf } from './people.service.ts'
import { deactivatedAt } from './person.ts'

const clashOf = ({ uuid, starts_at, ends_at, type, topic, first_name, last_name }: Visit): Clash => ({
  uuid,
  starts_at,
  ends_at,
  type,
  topic,
  customer: `${first_name} ${last_name}`
})

/** The successor with a key: an active person with a card, other than the leaver. @throws Unprocessable */
async function successorOf(call: Call, db: TenantDb, leaver: PersonRow, uuid: string): Promise<AdvisorRow> {
  const row = await people.find(db, uuid)
  const isFit = row?.advisor_uuid && !deactivatedAt(row) && row.advisor_uuid !== leaver.advisor_uuid
  const advisor = isFit ? await findAdvisorByUuid(db, row.advisor_uuid as string) : undefined
  if (!advisor) throw new Unprocessable({ successor_uuid: [call.t('people.successor-unknown')] })
  return advisor
}

const keyOf = ({ user_uuid, advisor_uuid }: repository.Candidate) => user_uuid ?? advisor_uuid

/** The leaver's branch first. */
async function candidatesOf(db: TenantDb, leaver: PersonRow) {
  const rows = await repository.findCandidates(db, leaver.advisor_uuid ?? '')
  const isNear = (row: repository.Candidate) => row.organization_uuid === leaver.organization_uuid
  return { near: rows.filter(isNear), far: rows.filter((row) => !isNear(row)) }
}

const listed = (rows: readonly repository.Candidate[], is_near: boolean): HandOver['candidates'] =>
  rows.map((row) => ({ uuid: keyOf(row), full_name: fullName(row), branch: row.branch, is_near }))

/** The calendars that are compared for a suggestion. */
const COMPARED_MAX = 10

/** The first colleague of the branch who can take all appointments. */
async function suggestedOf(
  db: TenantDb,
  candidates: readonly repository.Candidate[],
  visits: readonly Visit[],
  now: Date
): Promise<repository.Candidate | undefined> {
  for (const candidate of candidates.slice(0, COMPARED_MAX)) {
    const advisor = await findAdvisorByUuid(db, candidate.advisor_uuid)
    if (advisor && !(await findClashes(db, visits, advisor, now)).length) return candidate
  }
  return undefined
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
  const { near, far } = card ? await candidatesOf(db, leaver) : { near: [], far: [] }
  const suggested = successor ? undefined : await suggestedOf(db, near, visits, now)
  return {
    appointments: visits.length,
    requests: card ? await repository.countRequests(db, card) : 0,
    cards: card ? await countValid(db, card) : 0,
    candidates: [...listed(near, true), ...listed(far, false)],
    suggested_uuid: suggested ? keyOf(suggested) : null,
    clashes: clashes.map(clashOf),
    time_zone: tenant.time_zone
  }
}

interface Leaving {
  call: Call
  trx: TenantDb
  now: Date
  card: string
  successor: AdvisorRow | undefined
  departure: Departure
}

/** Keeps, hands over or cancels the appointments as decided. @throws Conflict naming the clashes without a decision */
async function partVisits({ call, trx, now, card, successor, departure }: Leaving) {
  const visits = await findVisits(trx, card, now)
  const decision = departure.appointments
  if (decision === 'keep') return { handed_over: 0, cancelled: 0 }
  const clashing = decision === 'hand-over' && successor ? await findClashes(trx, visits, successor, now) : []
  const open = clashing.filter(({ uuid }) => !departure.clashes[uuid])
  if (open.length) throw new Conflict('people.clashes', { clashes: open.map(clashOf) })
  const isClashing = new Set(clashing.map(({ uuid }) => uuid))
  const handed = decision === 'hand-over' ? visits.filter(({ uuid }) => !isClashing.has(uuid)) : []
  const cancelled = decision === 'cancel' ? visits : clashing.filter(({ uuid }) => departure.clashes[uuid] === 'cancel')
  if (successor) await handOver(trx, handed, successor, now)
  await cancelAll(trx, cancelled, departure.message || call.t('people.cancel-reason'), now)
  return { handed_over: handed.length, cancelled: cancelled.length }
}

async function partCards({ call, trx, card, successor, departure }: Leaving): Promise<number> {
  const advisor = await findAdvisorByUuid(trx, card)
  if (!advisor || departure.cards === 'keep') return 0
  const within = { ...call, db: trx, advisor }
  if (departure.cards === 'revoke') return (await revoke(within)).cards
  return successor ? (await handOverCards(within, successor.alias)).cards : 0
}

/** The successor is notified by e-mail, as of any new request. */
async function partRequests({ trx, now, card, successor, departure }: Leaving): Promise<number> {
  if (!successor || departure.requests !== 'hand-over') return 0
  const given = await repository.reassignRequests(trx, card, successor.uuid)
  for (const uuid of given) await announceTo(trx, uuid, successor.uuid, now)
  return given.length
}

async function partCard(leaving: Leaving) {
  const { trx, now, card, successor } = leaving
  await lockCalendars(trx, card, successor?.uuid, now)
  const visits = await partVisits(leaving)
  const cards = await partCards(leaving)
  const requests = await partRequests(leaving)
  await repository.putSuccessor(trx, card, successor?.uuid)
  await people.updateAdvisor(trx, card, { deactivated_at: instant(now) })
  return { successor: successor ? fullName(successor) : '', ...visits, requests, cards }
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
    const cards = card ? await partCard({ call, trx, now, card, successor, departure }) : {}
    if (leaver.user_uuid) await closeAccount(trx, leaver.user_uuid, { deactivated_at: instant(now) })
    const person = await read(call, uuid, trx)
    await record(trx, call, subjectOf(person), { status: 'active' }, { status: 'deactivated', ...cards })
    return person
  })

/** Restores the public card and the sign-in; everything handed over stays with the successor. */
export const reactivate = (call: Call, uuid: string): Promise<Person> =>
  call.db.transaction(async (trx) => {
    await people.lock(trx)
    const row = await find(call, uuid, trx)
    if (!deactivatedAt(row)) throw new NotFound()
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
