import type { AuditEntry } from '#contract/audit'
import type { auditMessages } from '#contract/audit.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'

const useMessages = useTexts<typeof auditMessages>

/** More than these are shown on demand. */
const FEW = 3

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A value in words: the server writes down what is stored. */
function useSaid(timeZone: string) {
  const t = useMessages()
  const { tag } = useTextsContext()
  return (value: string) => {
    if (value === 'true' || value === 'false') return t(`audit.${value}`)
    if (!MOMENT.test(value)) return value || t('audit.nothing')
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(value))
  }
}

/** What a person does is named like where a thing stands. */
const PEOPLE = ['user', 'advisor']
const isPlace = (object: string, name: string) => name === 'position' && !PEOPLE.includes(object)

/** A topic's texts bear their language: `comment (en)`. */
function useFieldName(object: string) {
  const { messages } = useTextsContext()
  return (field: string) => {
    const [, name = field, language = ''] = /^([\w-]+)( \(\w+\))?$/.exec(field) ?? []
    const known = messages[`audit-fields.${isPlace(object, name) ? 'order' : name}`]
    return typeof known === 'string' ? known + language : field
  }
}

interface ChangesProps {
  entry: AuditEntry
  timeZone: string
}

function Changes({ entry: { object, changes }, timeZone }: ChangesProps) {
  const t = useMessages()
  const said = useSaid(timeZone)
  const nameOf = useFieldName(object)
  return (
    <dl className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{nameOf(field)}</dt>
          <dd>
            {before !== null && (
              <del>
                <span className="visually-hidden">{t('audit.before')}: </span>
                {said(before)}
              </del>
            )}
            {after !== null && (
              <ins>
                <span className="visually-hidden">{t('audit.after')}: </span>
                {said(after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One change: what, by whom, when, and from what to what. */
export function AuditEntryRow({ entry, timeZone }: ChangesProps) {
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
          <Changes entry={entry} timeZone={timeZone} />
        </details>
      ) : (
        changes.length > 0 && <Changes entry={entry} timeZone={timeZone} />
      )}
    </li>
  )
}
