import type { HolidaysTypes } from 'date-holidays'
import type { Input } from '#contract/endpoint'
import type { CALENDAR_LANGUAGES, CalendarDay, CalendarRegion, getCalendarDays } from '#contract/holidays'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'

type Language = (typeof CALENDAR_LANGUAGES)[number]
type Asked = Input<(typeof getCalendarDays)['shape']>['query']

/** Loaded on demand: two megabytes that few processes need. */
const load = async () => (await import('date-holidays')).default

export const languageOf = ({ locale }: Pick<Call, 'locale'>): Language => (locale === 'en' ? 'en' : 'de')

function named<T>(places: Record<string, string> | undefined, language: Language, rest: (code: string) => T) {
  const { compare } = new Intl.Collator(language)
  return Object.entries(places ?? {})
    .map(([code, name]) => ({ code, name, ...rest(code) }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** All countries with holiday data, with states and regions, sorted by name. */
export async function findRegions(language: Language): Promise<CalendarRegion[]> {
  const Holidays = await load()
  const all = new Holidays()
  const countryName = new Intl.DisplayNames(language, { type: 'region' })
  const countries = Object.keys(all.getCountries()).map((code) => [code, countryName.of(code) ?? code])
  return named(Object.fromEntries(countries), language, (country) => ({
    states: named(all.getStates(country, language), language, (state) => ({
      regions: named(all.getRegions(country, state, language), language, () => ({}))
    }))
  }))
}

const DAY = 86_400_000

/** One entry per day for holidays of several days. */
function daysOf({ date, start, end, name }: HolidaysTypes.Holiday): CalendarDay[] {
  const [day = '', time = ''] = date.split(' ')
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY))
  const start_time =
    /^\d\d:(00|15|30|45)$/.test(time.slice(0, 5)) && !time.startsWith('00:00') ? time.slice(0, 5) : null
  return Array.from({ length: count }, (_, at) => ({
    date: new Date(Date.parse(day) + at * DAY).toISOString().slice(0, 10),
    start_time: at ? null : start_time,
    label: name.slice(0, 255)
  }))
}

/** The holidays of a country, state or region, one per day. */
export async function findDays(asked: Asked, { t }: Pick<Call, 't'>): Promise<CalendarDay[]> {
  const { country, state, region, year, years, language, banks } = asked
  const Holidays = await load()
  const known = new Holidays()
  const isKnown = (places: Record<string, string> | undefined, code: string | undefined) =>
    code === undefined || Object.hasOwn(places ?? {}, code)
  if (!isKnown(known.getCountries(), country)) throw new Unprocessable({ country: [t('errors.field')] })
  if (!isKnown(known.getStates(country), state)) throw new Unprocessable({ state: [t('errors.field')] })
  if (!isKnown(state ? known.getRegions(country, state) : {}, region)) {
    throw new Unprocessable({ region: [t('errors.field')] })
  }
  const types: HolidaysTypes.HolidayType[] = banks ? ['public', 'bank'] : ['public']
  const calendar = new Holidays(country, state ?? '', region ?? '', { types })
  // Austrian names differ, such as Christtag for Christmas Day
  const own = language === 'de' && country === 'AT' ? ['de-at'] : []
  calendar.setLanguages([...own, language, 'en'])
  const days = Array.from({ length: years }, (_, at) => calendar.getHolidays(year + at)).flatMap((one) =>
    one.flatMap(daysOf)
  )
  const byDate = new Map<string, CalendarDay>()
  for (const day of days) {
    // a whole day takes precedence over a part of it
    const before = byDate.get(day.date)
    if (!before || (before.start_time && !day.start_time)) byDate.set(day.date, day)
  }
  return [...byDate.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
