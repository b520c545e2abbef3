import { Temporal } from 'temporal-polyfill'
import type { Topic } from '#contract/appointment-topics'
import type { AppointmentType } from '#contract/appointment-types'
import { daysOf, type Times } from '../../../templates/book-slot.tsx'
import type { WizardState } from '../../../templates/book-wizard-state.ts'
import {
  findAvailability,
  findNextStarts,
  findSlot,
  type Own,
  type SlotRequest
} from '../../calendar/availability/availability.service.ts'
import { instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { hashToken } from '../../core/security/tokens.ts'
import * as topicsRepository from '../appointment-topics/appointment-topics.repository.ts'
import { withCustomerQuestion } from '../appointment-topics/customer-question.service.ts'
import * as typesRepository from '../appointment-types/appointment-types.repository.ts'
import * as holds from '../appointments/holds.repository.ts'

/** What can be booked with an advisor or at a branch. */
export interface Offer {
  topics: readonly Topic[]
  types: readonly AppointmentType[]
}

export async function findOffer(call: Call, advisorUuid: string): Promise<Offer> {
  const { db, locale } = call
  const topics = await topicsRepository.findAll(db, locale)
  const assigned = await topicsRepository.findAssigned(db, advisorUuid)
  const types = await typesRepository.find(db, advisorUuid)
  return {
    topics: topics.filter(({ uuid }) => assigned.includes(uuid)).map((topic) => withCustomerQuestion(call, topic)),
    types: types.map(({ type }) => type)
  }
}

/** The visitor's own hold, unless it has expired. */
export const findHold = ({ db, host, app }: Call, token: string | undefined) =>
  token ? holds.find(db, host, hashToken(token), instant(app.clock.now())) : undefined

const ownOf = (held: holds.HoldRow | undefined): Own => (held ? { hold_uuid: held.uuid } : {})

/** The next free starts if the wanted one is not free; undefined if it is. */
export async function findAlternatives(call: Call, wanted: SlotRequest, held: holds.HoldRow | undefined) {
  const now = call.app.clock.now()
  if (await findSlot(call.db, call.host, wanted, now, ownOf(held))) return undefined
  return findNextStarts(call.db, call.host, wanted, now, ownOf(held))
}

/** Whether the wanted time is free for another topic: then it is the topic that it does not suit. */
export async function suitsAnother({ app, db, host }: Call, { topics }: Offer, wanted: SlotRequest): Promise<boolean> {
  const now = app.clock.now()
  for (const { uuid: topic } of topics)
    if (topic !== wanted.topic && (await findSlot(db, host, { ...wanted, topic }, now, {}))) return true
  return false
}

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** The times of the month in the query, else of the first month with a free time; a month beyond the booking window is ignored. */
export async function findTimes(
  call: Call,
  topic: string,
  type: AppointmentType,
  { day, month }: Pick<WizardState, 'day' | 'month'>,
  held: holds.HoldRow | undefined
): Promise<Times> {
  const { db, host, app } = call
  const now = app.clock.now()
  const today = dayOf(now, host.time_zone)
  const find = (from: string, to: string) => findAvailability(db, host, { topic, type, from, to }, now, ownOf(held))
  const lastShown = (month: string) => daysOf({ month, today }).to
  const findMonth = async (shown: string) => ({ shown, ...(await find(`${shown}-01`, lastShown(shown))) })
  const thisMonth = today.slice(0, 7)
  // near a month's end its calendar shows some of the next, too
  const asked = day && day <= lastShown(thisMonth) ? thisMonth : (day?.slice(0, 7) ?? month)
  let found = await findMonth(asked && asked > thisMonth ? asked : thisMonth)
  if (asked && asked > found.last_day.slice(0, 7)) return findTimes(call, topic, type, {}, held)
  const free = found.next_free_day
  if (!asked && free && free > lastShown(thisMonth)) found = await findMonth(free.slice(0, 7))
  const chosen = day && day >= today ? day : Object.keys(found.days)[0]
  const later = chosen ? dayAfter(chosen) : dayAfter(lastShown(found.shown))
  const inMonth = Object.keys(found.days).find((one) => one >= later)
  const next = inMonth ?? (await find(later, later)).next_free_day ?? undefined
  return { month: found.shown, day: chosen, days: found.days, today, last: found.last_day, next }
}
