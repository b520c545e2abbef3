import { branchImportMessages } from '#contract/messages/branch-import.messages'
import { type Opening, openingFaults } from '#contract/organizations'
import type { Translate } from '../../core/base/intl.ts'

const CLOSED = new Set(['-', '–', ...Object.values(branchImportMessages['branch-import.closed'])])

const TIME = '(\\d{1,2})(?:[:.]?(\\d{2}))?\\s*(?:h|uhr)?'
const PERIOD = new RegExp(`^${TIME}\\s*(?:-|–|—|bis|to)\\s*${TIME}$`, 'i')

const clock = (hours = '', minutes = '00') => `${hours.padStart(2, '0')}:${minutes}`

/** The periods in a cell such as `9–12:30, 13:30–16`; undefined if it cannot be read. */
function periodsIn(cell: string, day: Opening['day']): Opening[] | undefined {
  if (CLOSED.has(cell.toLowerCase())) return []
  const periods = cell.split(/[,;/\n]/).map((one) => PERIOD.exec(one.trim()))
  if (periods.includes(null)) return undefined
  return periods.map((found) => {
    const [, from, fromMinutes, to, toMinutes] = found ?? []
    return { day, start_time: clock(from, fromMinutes), end_time: clock(to, toMinutes) }
  })
}

/** The opening hours of a day. @returns its faults instead, in the reader's language */
export function readHours(cell: string, day: Opening['day'], t: Translate): Opening[] | { faults: string[] } {
  const periods = periodsIn(cell, day)
  if (!periods) return { faults: [t('branch-import.hours-unknown')] }
  const faults = openingFaults(periods).map(({ code }) => t(`organizations.hours-${code}`))
  return faults.length ? { faults: [...new Set(faults)] } : periods
}
