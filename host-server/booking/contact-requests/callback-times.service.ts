import type { CallbackDay, ContactRequest } from '#contract/contact-requests'
import { languageTag } from '#contract/locales'
import { findWorkingTimes } from '../../calendar/availability/availability.service.ts'
import { MINUTE } from '../../core/base/clock.ts'
import { minuteOf } from '../../core/base/days.ts'
import { formatDay } from '../../core/base/format-date.ts'
import type { Call } from '../../core/http/http.ts'

const HALF_HOUR = 30 * MINUTE
const isHalfHour = (time: string) => /:[03]0$/.test(time)

/** The coming days on which the advisor can call back; none if no hours are known. */
export async function findCallbackTimes({ db, advisor, app }: Call): Promise<CallbackDay[]> {
  const found = await findWorkingTimes(db, advisor, app.clock.now())
  const timesOf = (starts: readonly string[], after = 0) =>
    starts.map((start) => minuteOf(new Date(Date.parse(start) + after), advisor.time_zone).slice(11)).filter(isHalfHour)
  const days = Object.entries(found).map(([date, starts]) => ({
    date,
    start_time: timesOf(starts),
    end_time: timesOf(starts, HALF_HOUR)
  }))
  return days.filter(({ start_time }) => start_time.length)
}

/** Half hours that follow one another, as periods: "09:00–12:00, 13:00–17:00". */
const periodsOf = ({ start_time, end_time }: CallbackDay) => {
  const opens = start_time.filter((time) => !end_time.includes(time))
  const closes = end_time.filter((time) => !start_time.includes(time))
  return opens.map((time, nth) => `${time}–${closes[nth]}`).join(', ')
}

type Window = Pick<ContactRequest, 'kind' | 'date' | 'start_time' | 'end_time'>

/** Why nobody would call in this window, by field; undefined if someone does or no hours are known. */
export async function callbackFault(call: Call, { kind, date, start_time, end_time }: Window) {
  if (kind !== 'callback' || !date || !start_time || !end_time) return undefined
  const days = await findCallbackTimes(call)
  const [first] = days
  if (!first) return undefined
  const asked = days.find((day) => day.date === date)
  if (!asked)
    return { date: call.t('errors.callback-day', { day: formatDay(languageTag(call.locale), 'UTC', first.date) }) }
  if (asked.start_time.some((time) => start_time <= time && time < end_time)) return undefined
  return { start_time: call.t('errors.callback-hours', { hours: periodsOf(asked) }) }
}
