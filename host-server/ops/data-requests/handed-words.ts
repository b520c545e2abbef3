import type { Handed, HandedField, HandedSection, HandedValue } from '#contract/personal-data'
import type { Fact } from '../../../templates/facts.tsx'
import { formatDay, formatInstant, zoneName } from '../../core/base/format-date.ts'
import type { Translate } from '../../core/base/intl.ts'

export interface Reader {
  t: Translate
  tag: string
  zone: string
  /** When it is read, by which zones are named. */
  now: string
}

/** What this server's data about zones does not know stays as it is. */
function zoneIn({ tag, now }: Reader, value: string): string {
  try {
    return zoneName(tag, value, now)
  } catch {
    return value
  }
}

/** Where the words for keys stand, by field, or by section and field. */
const KEYS: Readonly<Record<string, string>> = {
  'appointments.state': 'appointments.',
  'appointment_history.kind': 'personal-data.what-',
  'contact_requests.kind': 'request-inbox.kind-',
  'waitlist_entries.state': 'waitlist.state-',
  'event_registrations.state': 'branch-events.state-',
  'leads.state': 'leads.state-',
  'reviews.state': 'reviews.state-',
  'text_messages.kind': 'text-messages.event-',
  'text_messages.state': 'text-messages.state-',
  'data_requests.kind': 'data-requests.kind-',
  'data_requests.state': 'data-requests.state-',
  author: 'personal-data.author-',
  type: 'booking.'
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
const DAY = /^\d{4}-\d\d-\d\d$/

function inWords(reader: Reader, section: HandedSection, field: HandedField, value: string): string {
  const { t, tag, zone } = reader
  const scope = KEYS[`${section}.${field}`] ?? KEYS[field]
  if (scope) {
    const text = t(scope + value)
    return text === scope + value ? value : text
  }
  if (INSTANT.test(value)) return formatInstant(tag, zone, value)
  if (DAY.test(value)) return formatDay(tag, 'UTC', value)
  if (field === 'time_zone') return zoneIn(reader, value)
  if (field === 'language') return new Intl.DisplayNames(tag, { type: 'language' }).of(value) ?? value
  return value
}

const isList = (value: HandedValue | undefined): value is readonly Handed[] => Array.isArray(value)

function linesOf(reader: Reader, section: HandedSection, field: HandedField, value: HandedValue | undefined): string[] {
  const { t } = reader
  if (value === null || value === undefined || value === '') return []
  if (isList(value)) {
    return value.flatMap((one) =>
      (Object.keys(one) as HandedField[]).flatMap((name) => linesOf(reader, section, name, one[name]))
    )
  }
  if (typeof value === 'boolean') return [t(value ? 'personal-data.yes' : 'personal-data.no')]
  return inWords(reader, section, field, String(value)).split('\n')
}

/** An entry as a person reads it: without what is empty. */
export const factsOf = (reader: Reader, section: HandedSection, entry: Handed): Fact[] =>
  (Object.keys(entry) as HandedField[]).flatMap((field) => {
    const lines = linesOf(reader, section, field, entry[field]).filter(Boolean)
    const name = reader.t(`personal-data.field-${field}`)
    return lines.length ? [{ name, lines: lines.map((text) => ({ text })) }] : []
  })
