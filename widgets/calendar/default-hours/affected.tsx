import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Affected as Hits, Holiday } from '#contract/holidays'
import type { defaultHoursMessages } from '#contract/messages/default-hours.messages'
import { addressOf as branchCalendar } from '../../booking/branch-calendar/query-state.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { GuardedModal } from '../../ui/dialogs/guarded-modal.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { CancelAffected } from './cancel-affected.tsx'
import { nameIn } from './format-date.ts'
import { affected as request, showAffectedAtom, shownHolidayAtom } from './holidays.atoms.ts'

const useMessages = useTexts<typeof defaultHoursMessages>

interface AffectedProps {
  affected: Hits
  kind?: Holiday['kind'] | undefined
  /** Whether each leads to the branch's calendar, where it is handed over, moved or cancelled. */
  isLinked?: boolean
  /** What is decided about them, before each is listed. */
  children?: ReactNode
}

/** How many are shown before all are wanted, so that what is decided stands in sight. */
const SHOWN = 4

function AffectedItem({ one, isLinked }: { one: Hits['appointments'][number]; isLinked: boolean }) {
  const { tag } = useTextsContext()
  const { starts_at, time_zone, customer, topic, uuid, advisor_alias, branch_alias } = one
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  const day = new Intl.DateTimeFormat('sv', { timeZone: time_zone }).format(Date.parse(starts_at))
  const address = branchCalendar({ branch: branch_alias, day, advisor: advisor_alias, appointment: uuid })
  return (
    <li>
      <time dateTime={starts_at}>{format.format(Date.parse(starts_at))}</time>
      {customer && (isLinked ? <Link href={address}>{customer}</Link> : <strong>{customer}</strong>)}
      <span>{[one.advisor, topic, one.branch].filter(Boolean).join(' · ')}</span>
    </li>
  )
}

function AffectedList({ affected: { total, appointments }, isLinked = false }: AffectedProps) {
  const t = useMessages()
  const [isWhole, show] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const showAll = () => {
    // the button goes
    box.current?.querySelector('ul')?.focus()
    show(true)
  }
  const isCut = !isWhole && appointments.length > SHOWN
  const more = isCut ? 0 : total - appointments.length
  return (
    <div className="stack" ref={box}>
      <ul className="affected" tabIndex={-1}>
        {(isCut ? appointments.slice(0, SHOWN) : appointments).map((one) => (
          <AffectedItem key={one.uuid} one={one} isLinked={isLinked} />
        ))}
        {more > 0 && <li>{t('default-hours.affected-more', { count: more })}</li>}
      </ul>
      {isCut && (
        <div>
          <button type="button" className="button" onClick={showAll}>
            {t('default-hours.affected-all', { count: appointments.length })}
          </button>
        </div>
      )}
    </div>
  )
}

/** The appointments during a closure: their number, and details if the user may see them. */
export function AffectedAppointments({ affected, kind, isLinked = false, children }: AffectedProps) {
  const t = useMessages()
  return (
    <>
      <p>
        {t(kind === 'special-hours' ? 'default-hours.affected-outside' : 'default-hours.affected', {
          total: affected.total
        })}
      </p>
      {affected.are_hidden && affected.total > 0 && <p>{t('default-hours.affected-hidden')}</p>}
      {children}
      {!affected.are_hidden && <AffectedList affected={affected} isLinked={isLinked} />}
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
    <GuardedModal
      open={state.status !== 'idle'}
      onClose={() => void show()}
      title={t('default-hours.appointments-of', { name })}
    >
      <Requested of={{ ...state, retry: () => void show(holiday) }} level={3}>
        {(affected) => (
          <div className="stack">
            <AffectedAppointments affected={affected} kind={holiday?.kind} isLinked />
            {affected.appointments.some(({ customer }) => customer) && (
              <CancelAffected count={affected.appointments.length} />
            )}
          </div>
        )}
      </Requested>
    </GuardedModal>
  )
}
