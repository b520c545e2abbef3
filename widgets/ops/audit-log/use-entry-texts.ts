import type { AuditEntry } from '#contract/audit-log'
import { auditTexts } from '#contract/audit-texts'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

const DAY = /^\d{4}-\d\d-\d\d$/
const DAYS = ['date', 'last_date', 'absence_from', 'absence_to']
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Translates object, fields and values of an entry; unknown ones are shown as they are. */
export function useEntryTexts(entry: AuditEntry, timeZone: string) {
  const t = useTexts<typeof auditMessages>()
  const { messages, tag } = useTextsContext()
  const texts = auditTexts(messages, tag, entry)

  const dayOf = (text: string) => (DAY.test(text) ? formatDay(text, tag, { dateStyle: 'medium' }) : text)
  // a closure without a label is named by its date
  const name = entry.object === 'holiday' ? dayOf(entry.object_name) : texts.name

  const said = (field: string, value: string) => {
    if (!value) return t('audit.nothing')
    if (DAYS.includes(field)) return dayOf(value)
    if (!MOMENT.test(value)) return texts.said(field, value)
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(value))
  }

  return { name, deed: texts.deed, fieldName: texts.fieldName, said }
}
