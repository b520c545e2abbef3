import type { waitlistMessages } from '#contract/messages/waitlist.messages'
import { hoursText, type WaitlistEntry, weekdayName } from '#contract/waitlist'

type Translate = (id: keyof typeof waitlistMessages, values?: Record<string, string | number>) => string

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** When somebody has time, as short as it can be said. */
export function wishText(t: Translate, tag: string, entry: WaitlistEntry): string[] {
  const { weekdays, start_time: start, end_time: end, from_date, until_date } = entry
  const names = weekdays.map((day) => weekdayName(tag, day, 'short'))
  const day = (date: string) => new Date(date).toLocaleDateString(tag, DAY)
  return [
    `${new Intl.ListFormat(tag, { type: 'unit' }).format(names)} · ${t(hoursText({ start_time: start as '', end_time: end as '' }), { start, end })}`,
    t('waitlist.days', { from: day(from_date), until: day(until_date) })
  ]
}
