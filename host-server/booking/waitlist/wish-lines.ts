import { hoursText, weekdayName } from '#contract/waitlist'
import { formatDay, isSameTime, zoneName } from '../../core/base/format-date.ts'
import { fullName } from '../../core/base/full-name.ts'
import { intlIn, type Translate } from '../../core/base/intl.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import type { Entry } from './waitlist.repository.ts'

/** For whom somebody waits: the advisor's name or the branch's. */
export const targetName = (entry: Entry): string =>
  entry.organization_uuid || !entry.for_advisor ? branchName(entry) : advisorName(entry)

export const branchName = ({ branch_name: name, branch_public_name: public_name }: Entry) =>
  publicName({ name, public_name })

export const advisorName = ({ title_prefix, first_name_of_advisor, last_name_of_advisor, title_suffix }: Entry) =>
  fullName({
    title_prefix: title_prefix ?? '',
    first_name: first_name_of_advisor ?? '',
    last_name: last_name_of_advisor ?? '',
    title_suffix: title_suffix ?? ''
  })

/** When somebody who waits has time, in words: the days of the week, the hours, and from when to when. */
export function wishLines({ t, tag }: { t: Translate; tag: string }, entry: Entry): string[] {
  const { branch_time_zone: zone, visitor_time_zone } = entry
  const { weekdays, start_time: start, end_time: end, from_date, until_date } = entry
  const days = [...weekdays].map((day) => weekdayName(tag, Number(day)))
  const day = (date: string) => formatDay(tag, 'UTC', `${date}T00:00:00Z`)
  const noon = `${from_date}T12:00:00Z`
  const isElsewhere = (start || end) && !isSameTime(zone, visitor_time_zone, noon)
  const hours = t(hoursText({ start_time: start, end_time: end }), { start, end })
  return [
    intlIn(tag).formatList(days, { type: 'conjunction' }),
    isElsewhere ? `${hours} (${zoneName(tag, zone, noon)})` : hours,
    t('waitlist.days', { from: day(from_date), until: day(until_date) })
  ]
}
