import * as v from 'valibot'
import { Alias, CalendarDate, Uuid } from '#contract/values'
import { oneOf, type QueryOf, queryState, validText } from '../../core/data/query-state.ts'

export const VIEWS = ['day', 'week'] as const

const fields = {
  /** By its alias; the first by name if empty. */
  branch: validText((text) => v.is(Alias, text)),
  view: oneOf(VIEWS, VIEWS[0]),
  /** Today if empty. */
  day: validText((text) => v.is(CalendarDate, text)),
  /** The appointment whose details are shown, and the alias of its advisor. */
  advisor: validText((text) => v.is(Alias, text)),
  appointment: validText((text) => v.is(Uuid, text)),
  /** The alias of the advisor whose appointments of the day or week are to be handed over. */
  hand_over: validText((text) => v.is(Alias, text)),
  /** The absence that asks for that, whose days these are. */
  absence: validText((text) => v.is(Uuid, text)),
  from: validText((text) => v.is(CalendarDate, text)),
  to: validText((text) => v.is(CalendarDate, text))
}

export type Query = QueryOf<typeof fields>

/** Branch, view and day are in the address. */
export const calendarQuery = queryState('/branch-calendar', fields)
export const { addressOf } = calendarQuery

/** What the address asks for once, and what is no part of what is shown. */
export const NO_HAND_OVER = { hand_over: '', absence: '', from: '', to: '' } as const satisfies Partial<Query>
