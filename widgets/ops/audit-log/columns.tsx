import { Link } from 'wouter'
import type { AuditEntry, AuditPage } from '#contract/audit-log'
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

function Deed({ entry, timeZone }: EntryProps) {
  const t = useMessages()
  const { deed } = useEntryTexts(entry, timeZone)
  return (
    <span className={`audit-action ${entry.action}`}>
      {t(`audit.object-${entry.object}`)} {deed(entry.action)}
    </span>
  )
}

/** The new value, or how many fields have one. */
function Gist({ entry, timeZone }: EntryProps) {
  const t = useMessages()
  const { fieldName, said } = useEntryTexts(entry, timeZone)
  const [first, ...others] = entry.changes
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
      cell: ({ actor_name }) => <span className="two-lines">{actor_name || t('audit.nobody')}</span>
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
