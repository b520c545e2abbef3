import type { AuditEntry } from '#contract/audit-log'
import type { auditMessages } from '#contract/messages/audit-log.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useEntryTexts } from './use-entry-texts.ts'

const useMessages = useTexts<typeof auditMessages>

/** More fields are shown on demand. */
const FEW = 3

interface ChangesProps {
  entry: AuditEntry
  timeZone: string
}

function Changes({ entry, timeZone }: ChangesProps) {
  const t = useMessages()
  const { fieldName, said } = useEntryTexts(entry, timeZone)
  return (
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
  )
}

/** One change: object, author, time, and former and new values. */
export function AuditEntryRow({ entry, timeZone }: ChangesProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { name } = useEntryTexts(entry, timeZone)
  const { at, actor_name, action, object, changes } = entry
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <li className="audit-entry" tabIndex={-1}>
      <p className="audit-what">
        <strong>{name}</strong>
        <span className={`audit-action ${action}`}>
          {t(`audit.object-${object}`)} {t(`audit.${action}`)}
        </span>
      </p>
      <p className="help">
        <time dateTime={at}>{moment.format(new Date(at))}</time>
        {' · '}
        {actor_name || t('audit.nobody')}
      </p>
      {changes.length > FEW ? (
        <details>
          <summary>{t('audit.details', { count: changes.length })}</summary>
          <Changes entry={entry} timeZone={timeZone} />
        </details>
      ) : (
        changes.length > 0 && <Changes entry={entry} timeZone={timeZone} />
      )}
    </li>
  )
}
