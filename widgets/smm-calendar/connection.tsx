import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { smmCalendarMessages } from '#contract/smm-calendar.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { Busy } from '../ui/busy.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { calendarAtom, deedAtom, refreshAtom } from './smm-calendar.atoms.ts'

function useMoment() {
  const { tag } = useTextsContext()
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  return (at: string) => format.format(new Date(at))
}

/** How the connected calendar is doing, in words. */
function State() {
  const t = useTexts<typeof smmCalendarMessages>()
  const { kind, fetched_at, failing_since, fault } = useAtomValue(calendarAtom)
  const moment = useMoment()
  return (
    <div role="status" className={fault ? 'notice danger' : 'notice success'}>
      <p>
        <strong>{t(fault ? 'smm-calendar.failing' : 'smm-calendar.connected')}</strong>
      </p>
      {fault ? <p>{t(`smm-calendar.fault-${fault}`)}</p> : kind && <p>{t(`smm-calendar.${kind}`)}</p>}
      {failing_since && <p>{t('smm-calendar.failing-since', { when: moment(failing_since) })}</p>}
      {fetched_at && <p>{t('smm-calendar.fetched', { when: moment(fetched_at) })}</p>}
    </div>
  )
}

/** A connected calendar: its state, reading it now, letting it go. */
export function Connection({ alias }: { alias: string }) {
  const t = useTexts<typeof smmCalendarMessages>()
  const { kind } = useAtomValue(calendarAtom)
  const [deed, setDeed] = useAtom(deedAtom)
  const refresh = useSetAtom(refreshAtom)
  const isReading = deed === 'refreshing'
  if (!kind) return null
  return (
    <section className="card">
      <State />
      <div className="form-actions">
        <Busy className="button" busy={isReading} onClick={() => void refresh(alias)}>
          {t('smm-calendar.refresh')}
        </Busy>
        <button type="button" className="button quiet" onClick={() => isReading || setDeed('asking')}>
          {t('smm-calendar.disconnect')}
        </button>
      </div>
      <DisconnectDialog alias={alias} />
    </section>
  )
}
