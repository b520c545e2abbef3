import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { smmCalendarMessages } from '#contract/messages/smm-calendar.messages'
import { type CalendarFault, LOCKED_FAULTS, LOOKED_AT_MINUTES, type SmmCalendar } from '#contract/smm-calendar'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { Connect } from './services.tsx'
import { actionAtom, calendarAtom, refreshAtom } from './smm-calendar.atoms.ts'
import { Syncs } from './syncs.tsx'

function useFormattedTime() {
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return (at: string) => format.format(new Date(at))
}

/** The state of the connected calendar, or its error. */
function Detail() {
  const t = useTexts<typeof smmCalendarMessages>()
  const { kind, fault, unwritten_since } = useAtomValue(calendarAtom)
  const moment = useFormattedTime()
  if (fault) return t(`smm-calendar.fault-${fault}`)
  if (unwritten_since) return t('smm-calendar.unwritten-since', { when: moment(unwritten_since) })
  return kind && t(`smm-calendar.${kind}`)
}

/** What may pass by itself. */
const AWAY: readonly CalendarFault[] = ['unreachable', 'away', 'not-found', 'redirect']

const headOf = ({ fault, unwritten_since }: SmmCalendar) => {
  if (!fault) return unwritten_since ? 'smm-calendar.unwritten' : 'smm-calendar.connected'
  if (LOCKED_FAULTS.includes(fault)) return 'smm-calendar.locked'
  return AWAY.includes(fault) ? 'smm-calendar.failing' : 'smm-calendar.unreadable'
}

/** How changes in the calendar come here, where they do. */
function Freshness() {
  const t = useTexts<typeof smmCalendarMessages>()
  const { fault, told_since } = useAtomValue(calendarAtom)
  const moment = useFormattedTime()
  if (fault) return null
  const often = { minutes: LOOKED_AT_MINUTES }
  return (
    <p>
      {told_since ? t('smm-calendar.told', { when: moment(told_since), ...often }) : t('smm-calendar.looked-at', often)}
    </p>
  )
}

/** The state of the connected calendar as text. */
function State() {
  const t = useTexts<typeof smmCalendarMessages>()
  const calendar = useAtomValue(calendarAtom)
  const { account, fetched_at, failing_since, fault, unwritten_since } = calendar
  const moment = useFormattedTime()
  return (
    <div role="status" className={fault || unwritten_since ? 'notice danger' : 'notice success'}>
      <p>
        <strong>{t(headOf(calendar))}</strong>
      </p>
      <p>
        <Detail />
      </p>
      {account && <p>{t('smm-calendar.account', { account })}</p>}
      <Freshness />
      {failing_since && <p>{t('smm-calendar.failing-since', { when: moment(failing_since) })}</p>}
      {fetched_at && <p>{t('smm-calendar.fetched', { when: moment(fetched_at) })}</p>}
    </div>
  )
}

/** What only a new consent mends. */
const ENDED = ['consent', 'secret', 'no-mailbox']

/** Connects the calendar at a service again. */
function ConnectAgain({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  const { kind, fault, services } = useAtomValue(calendarAtom)
  const service = services.find((one) => one === kind)
  if (!service || !fault || !ENDED.includes(fault)) return null
  return <Connect alias={alias} service={service} label={t('smm-calendar.connect-again')} />
}

/** A connected calendar: its state, and buttons to refresh and disconnect it. */
export function Connection({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  const { kind } = useAtomValue(calendarAtom)
  const [action, setAction] = useAtom(actionAtom)
  const refresh = useSetAtom(refreshAtom)
  const isReading = action === 'refreshing'
  if (!kind) return null
  return (
    <section className="card stack">
      <State />
      <Syncs />
      <div className="form-actions">
        <ConnectAgain alias={alias} />
        <Busy className="button" busy={isReading} onClick={() => void refresh(alias)}>
          {t('smm-calendar.refresh')}
        </Busy>
        <button type="button" className="button quiet" onClick={() => isReading || setAction('asking')}>
          {t('smm-calendar.disconnect')}
        </button>
      </div>
      <DisconnectDialog alias={alias} />
    </section>
  )
}
