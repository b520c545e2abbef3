import { Link } from 'wouter'
import type { AuditAction, AuditEntry, AuditPage } from '#contract/audit-log'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import { addressOf as branchCalendar } from '../../booking/branch-calendar/query-state.ts'
import { addressOf as inbox } from '../../booking/request-inbox/query-state.ts'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import type { Column } from '../../ui/lists/table.tsx'
import { useEntryTexts } from './use-entry-texts.ts'

const useMessages = useTexts<typeof auditMessages>

interface EntryProps {
  entry: AuditEntry
  timeZone: string
}

function Name({ entry, timeZone }: EntryProps) {
  const { name } = useEntryTexts(entry, timeZone)
  const mayOpen = useMayOpen()
  const { place, is_in_inbox, object_id: id } = entry
  const href = place ? branchCalendar({ ...place, appointment: id }) : is_in_inbox && inbox({ id })
  return (
    <strong className="audit-name two-lines">{href && mayOpen(href) ? <Link href={href}>{name}</Link> : name}</strong>
  )
}

/** An absence that somebody has recorded, changed or removed; of an advisor in the log. */
function absenceIn({ changes }: AuditEntry): 'recorded' | 'changed' | 'removed' | undefined {
  if (!changes.length || !changes.every(({ field }) => field.startsWith('absence_'))) return undefined
  if (changes.every(({ before }) => before === null)) return 'recorded'
  return changes.every(({ after }) => after === null) ? 'removed' : 'changed'
}

function Deed({ entry, timeZone }: EntryProps) {
  const t = useMessages()
  const { deed } = useEntryTexts(entry, timeZone)
  const absence = absenceIn(entry)
  return (
    <span className={`audit-action ${absence === 'removed' ? 'deleted' : entry.action}`}>
      {absence ? t(`audit.absence-${absence}`) : `${t(`audit.object-${entry.object}`)} ${deed(entry.action)}`}
    </span>
  )
}

/** The days of an absence and its text; undefined if the entry has none, or only one of its ends. */
function useAbsentDays({ entry, timeZone }: EntryProps): string | undefined {
  const t = useMessages()
  const { said } = useEntryTexts(entry, timeZone)
  if (!absenceIn(entry)) return undefined
  const textOf = (name: string) => {
    const change = entry.changes.find(({ field }) => field === name)
    const value = change?.after ?? change?.before
    return value && said(name, value)
  }
  const [from, to] = [textOf('absence_from'), textOf('absence_to')]
  if (!from || !to) return undefined
  const days = from === to ? from : t('audit.absence-days', { from, to })
  return [days, textOf('absence_text')].filter(Boolean).join(' · ')
}

/** The new value, or how many fields have one. */
function Gist({ entry, timeZone }: EntryProps) {
  const t = useMessages()
  const { fieldName, said } = useEntryTexts(entry, timeZone)
  const absentDays = useAbsentDays({ entry, timeZone })
  const [first, ...others] = entry.changes
  if (absentDays) return absentDays
  if (first?.field === 'call_attempts' && Number(first.after) < Number(first.before)) return t('audit.call-undone')
  if (!first || others.length) return t('audit.details', { count: entry.changes.length })
  return `${fieldName(first.field)}: ${said(first.field, first.after ?? first.before ?? '')}`
}

/** The change in one line; opened, each field with its former and its new value. */
function Changes({ entry, timeZone }: EntryProps) {
  const t = useMessages()
  const { fieldName, said } = useEntryTexts(entry, timeZone)
  return (
    <details>
      <summary>
        <Gist entry={entry} timeZone={timeZone} />
      </summary>
      <dl className="audit-changes">
        {entry.changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            <dd>
              {before !== null && (
                <del>
                  <span className="visually-hidden">{t('audit.before')}: </span>
                  {said(field, before)}
                </del>
              )}
              {after !== null && (
                <ins>
                  <span className="visually-hidden">{t('audit.after')}: </span>
                  {said(field, after)}
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Deeds of people who did not get in. */
const NOT_IN: readonly AuditAction[] = ['refused', 'locked']

/** What the audit log shows. */
export function useColumns({ time_zone: timeZone }: AuditPage): Column<AuditEntry>[] {
  const t = useMessages()
  const { tag } = useTextsContext()
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return [
    { id: 'name', title: t('audit.column-name'), cell: (entry) => <Name entry={entry} timeZone={timeZone} /> },
    {
      id: 'action',
      title: t('audit.column-action'),
      cell: (entry) => <Deed entry={entry} timeZone={timeZone} />
    },
    {
      id: 'change',
      title: t('audit.column-change'),
      isFixed: true,
      cell: (entry) => entry.changes.length > 0 && <Changes entry={entry} timeZone={timeZone} />
    },
    {
      id: 'actor',
      title: t('audit.column-actor'),
      cell: ({ actor_name, action }) => (
        <span className="two-lines">{actor_name || t(NOT_IN.includes(action) ? 'audit.guest' : 'audit.nobody')}</span>
      )
    },
    {
      id: 'at',
      title: t('audit.column-when'),
      cell: ({ at }) => (
        <time className="audit-at" dateTime={at}>
          {moment.format(new Date(at))}
        </time>
      )
    }
  ]
}
