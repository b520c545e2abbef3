import { useAtomValue, useSetAtom } from 'jotai'
import type { Affected as Hits } from '#contract/holidays'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { nameIn } from './format-date.ts'
import { affected as request, showAffectedAtom, shownHolidayAtom } from './holidays.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages>

interface AffectedProps {
  affected: Hits
}

function AffectedList({ affected: { total, appointments } }: AffectedProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const more = total - appointments.length
  return (
    <ul className="affected">
      {appointments.map(({ uuid, starts_at, time_zone, advisor, branch, topic }) => (
        <li key={uuid}>
          <time dateTime={starts_at}>{format(time_zone).format(Date.parse(starts_at))}</time>
          <span>{[advisor, topic, branch].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
      {more > 0 && <li>{t('default-hours.affected-more', { count: more })}</li>}
    </ul>
  )
}

/** The appointments during a closure: their number, and details if the user may see them. */
export function AffectedAppointments({ affected }: AffectedProps) {
  const t = useMessages()
  return (
    <>
      <p>{t('default-hours.affected', { total: affected.total })}</p>
      {affected.are_hidden && affected.total > 0 && <p>{t('default-hours.affected-hidden')}</p>}
      {!affected.are_hidden && <AffectedList affected={affected} />}
    </>
  )
}

/** The appointments during an existing closure. */
export function AffectedDialog() {
  const t = useMessages()
  const { tag } = useTextsContext()
  const state = useAtomValue(request.stateAtom)
  const holiday = useAtomValue(shownHolidayAtom)
  const show = useSetAtom(showAffectedAtom)
  const name = holiday ? nameIn(tag)(holiday) : ''
  return (
    <Modal
      open={state.status !== 'idle'}
      onClose={() => void show()}
      title={t('default-hours.appointments-of', { name })}
    >
      <Requested of={{ ...state, retry: () => void show(holiday) }} level={3}>
        {(affected) => (
          <div className="stack">
            <AffectedAppointments affected={affected} />
          </div>
        )}
      </Requested>
    </Modal>
  )
}
