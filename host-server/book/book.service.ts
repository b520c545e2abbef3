import { Temporal } from 'temporal-polyfill'
import type { Topic } from '#contract/appointment-topics'
import type { AppointmentType } from '#contract/appointment-types'
import type { Locale } from '#contract/locales'
import type { Place } from '../../templates/book-place.ts'
import type { Times } from '../../templates/book-slot.tsx'
import * as topicsRepository from '../appointment-topics/appointment-topics.repository.ts'
import * as typesRepository from '../appointment-types/appointment-types.repository.ts'
import * as holds from '../appointments/holds.repository.ts'
import {
  findAvailability,
  findNextStarts,
  findSlot,
  type Own,
  type Wanted
} from '../availability/availability.service.ts'
import { dayOf } from '../availability/engine.ts'
import { instant } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { hashToken } from '../core/tokens.ts'

/** What can be booked with an advisor. */
export interface Offer {
  topics: readonly Topic[]
  types: readonly AppointmentType[]
}

export async function findOffer(db: TenantDb, advisorUuid: string, locale: Locale): Promise<Offer> {
  const topics = await topicsRepository.findAll(db, locale)
  const assigned = await topicsRepository.findAssigned(db, advisorUuid)
  const types = await typesRepository.find(db, advisorUuid)
  return {
    topics: topics.filter(({ uuid }) => assigned.some((one) => one.uuid === uuid)),
    types: types.map(({ type }) => type)
  }
}

/** The visitor's own hold, while it lasts. */
export const findHold = ({ db, host, services }: Call, token: string | undefined) =>
  token ? holds.find(db, host, hashToken(token), instant(services.clock.now())) : undefined

const ownOf = (held: holds.HoldRow | undefined): Own => (held ? { hold_uuid: held.uuid } : {})

/** The next free starts instead of one that cannot be had, or undefined while it can. */
export async function findInstead(call: Call, wanted: Wanted, held: holds.HoldRow | undefined) {
  const now = call.services.clock.now()
  if (await findSlot(call.db, call.host, wanted, now, ownOf(held))) return undefined
  return findNextStarts(call.db, call.host, wanted, now, ownOf(held))
}

const lastOf = (month: string) => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return `${month}-${daysInMonth}`
}

const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** The month that the address asks for, else the first one in which something is free; one out of reach is not asked for. */
export async function findTimes(
  call: Call,
  topic: string,
  type: AppointmentType,
  { day, month }: Pick<Place, 'day' | 'month'>,
  held: holds.HoldRow | undefined
): Promise<Times> {
  const { db, host, services } = call
  const now = services.clock.now()
  const today = dayOf(now, host.time_zone)
  const find = (from: string, to: string) => findAvailability(db, host, { topic, type, from, to }, now, ownOf(held))
  const findMonth = async (shown: string) => ({ shown, ...(await find(`${shown}-01`, lastOf(shown))) })
  const thisMonth = today.slice(0, 7)
  const asked = day?.slice(0, 7) ?? month
  let found = await findMonth(asked && asked > thisMonth ? asked : thisMonth)
  if (asked && asked > found.last_day.slice(0, 7)) return findTimes(call, topic, type, {}, held)
  const free = found.next_free_day?.slice(0, 7)
  if (!asked && free && free !== thisMonth) found = await findMonth(free)
  const chosen = day?.startsWith(found.shown) && day >= today ? day : Object.keys(found.days)[0]
  const later = chosen ? dayAfter(chosen) : dayAfter(lastOf(found.shown))
  const inMonth = Object.keys(found.days).find((one) => one >= later)
  const next = inMonth ?? (await find(later, later)).next_free_day ?? undefined
  return { month: found.shown, day: chosen, days: found.days, today, last: found.last_day, next }
}
