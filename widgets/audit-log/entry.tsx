import type { AuditEntry, FieldChange } from '#contract/audit'
import type { auditMessages } from '#contract/audit.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'

const useMessages = useTexts<typeof auditMessages>

/** More than these are shown on demand. */
const FEW = 3

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const t = useMessages()
  return (
    <dl className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <del>
                <span className="visually-hidden">{t('audit.before')}: </span>
                {before || t('audit.nothing')}
              </del>
            )}
            {after !== null && (
              <ins>
                <span className="visually-hidden">{t('audit.after')}: </span>
                {after || t('audit.nothing')}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One change: what, by whom, when, and from what to what. */
export function AuditEntryRow({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { at, actor_name, action, object, object_name, changes } = entry
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <li className="audit-entry">
      <p className="audit-what">
        <strong>{object_name}</strong>
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
          <Changes changes={changes} />
        </details>
      ) : (
        changes.length > 0 && <Changes changes={changes} />
      )}
    </li>
  )
}
