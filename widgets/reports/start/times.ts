import { dateFormat } from '../../core/dates/date-format.ts'
import { durationOf } from '../../ui/base/duration.ts'

/** "14:30", in the zone. */
export const clockText = (tag: string, timeZone: string, at: string) =>
  dateFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at))

/** "Monday, 30 November, 10:00", in the zone. */
export const momentText = (tag: string, timeZone: string, at: string) =>
  dateFormat(tag, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23'
  }).format(new Date(at))

type Say = (id: 'ui.duration' | 'start.no-time', values?: Record<string, string | number>) => string

/** "2 h 30 min" */
export const minutesText = (t: Say, minutes: number) =>
  minutes ? t('ui.duration', durationOf(minutes)) : t('start.no-time')
