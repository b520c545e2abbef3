import { useAtomValue, useSetAtom } from 'jotai'
import type { AdvisorContactRequest } from '#contract/contact-requests'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Contact } from './appointment-row.tsx'
import { markAtom, marksAtom } from './contact-requests.atoms.ts'
import { longDay, momentIn, zoneName } from './dates.ts'

type Messages = typeof appointmentsMessages & typeof uiMessages

/** The preferred day and hours in the branch's zone, with its name. */
function Preference({ kind, date, start_time, end_time, time_zone }: AdvisorContactRequest) {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const hours = start_time && `${start_time}–${end_time}`
  const preference = [date && longDay(date, tag), hours].filter(Boolean).join(', ')
  if (!preference || kind === 'basic' || kind === 'messenger') return null
  return (
    <p className="request-time">
      {t(`appointments.wish-${kind}`)} <strong>{preference}</strong>
      {start_time && ` (${zoneName(time_zone, tag)})`}
    </p>
  )
}

function DoneMark({ request, alias }: { request: AdvisorContactRequest; alias: string }) {
  const t = useTexts<Messages>()
  const { uuid, done_at, first_name, last_name } = request
  const mark = useAtomValue(marksAtom)[uuid]
  const save = useSetAtom(markAtom)
  const done = mark?.done ?? Boolean(done_at)
  return (
    <div className="request-mark">
      <label>
        <input
          type="checkbox"
          checked={done}
          onChange={(event) => void save(alias, uuid, event.currentTarget.checked)}
        />
        {t('appointments.done')}
        <span className="visually-hidden">
          : {first_name} {last_name}
        </span>
      </label>
      <div role="alert">
        {mark?.state === 'failed' && (
          <p className="request-failed">
            {t('appointments.mark-failed')}{' '}
            <button type="button" className="appt-more" onClick={() => void save(alias, uuid, done)}>
              {t('ui.retry')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

/** One request: customer, subject, preferred time, contact and status. */
export function ContactRequestRow({ request, alias }: { request: AdvisorContactRequest; alias: string }) {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const { uuid, kind, first_name, last_name, note, time_zone, created_at, done_at } = request
  const done = useAtomValue(marksAtom)[uuid]?.done ?? Boolean(done_at)
  return (
    <li className={done ? 'appt request done' : 'appt request'}>
      <div className="appt-what">
        <p className="request-came">
          <span className={`request-kind ${kind}`}>{t(`appointments.kind-${kind}`)}</span>
          <time dateTime={created_at}>{momentIn(time_zone, created_at, tag)}</time>
        </p>
        <h3>
          <span className="appt-name">
            {first_name} {last_name}
          </span>
        </h3>
        <Preference {...request} />
        {note && <p className="request-note">{note}</p>}
      </div>
      <div className="request-side">
        <Contact {...request} />
        <DoneMark request={request} alias={alias} />
      </div>
    </li>
  )
}
