import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import type { VisitorAppointment } from '#contract/appointments'
import type { bookingRescheduleMessages, bookingSlotMessages } from '#contract/messages/booking.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { RequestErrorNotice } from '../../ui/feedback/request-error-notice.tsx'
import { When } from './appointment-time.tsx'
import { DaySlots } from './day-slots.tsx'
import { Icon } from './icons.tsx'
import {
  appointmentAtom,
  chooseAtom,
  chosenAtom,
  endOf,
  goneAtom,
  isMovedAtom,
  lengthOf,
  loadAtom,
  moveAtom,
  statusAtom
} from './reschedule.atoms.ts'
import { reveal } from './reveal.ts'
import { SlotGoneNotice } from './slot-gone.tsx'

type Messages = typeof bookingRescheduleMessages & typeof bookingSlotMessages & typeof uiCommonMessages

/** Announces what was done, also visibly. */
function Moved({ children }: { children: ReactNode }) {
  const t = useTexts<Messages>()
  const isMoved = useAtomValue(isMovedAtom)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMoved) box.current?.focus()
  }, [isMoved])
  return (
    <div role="status" tabIndex={-1} ref={box} className="moved">
      {isMoved && (
        <div className="notice success">
          <p>
            <strong>{t('booking.moved')}</strong> {t('booking.moved-help')}
          </p>
          {children}
        </div>
      )}
    </div>
  )
}

interface MoveProps {
  token: string
  appointment: VisitorAppointment
}

function Confirm({ token, appointment, slot }: MoveProps & { slot: string }) {
  const t = useTexts<Messages>()
  const host = useHost()
  const busy = useAtomValue(statusAtom) === 'processing'
  const move = useSetAtom(moveAtom)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another time is chosen
  useEffect(() => reveal(host, box.current), [slot, host])
  return (
    <div className="confirm" ref={box}>
      <dl className="change">
        <div>
          <dt>{t('booking.move-from')}</dt>
          <dd>
            <When slot={appointment.starts_at} length={lengthOf(appointment)} />
          </dd>
        </div>
        <Icon name="forward" />
        <div>
          <dt>{t('booking.move-to')}</dt>
          <dd>
            <When slot={slot} length={lengthOf(appointment)} />
          </dd>
        </div>
      </dl>
      <RequestErrorNotice onRetry={() => move(token)} />
      <button
        type="button"
        className="button primary"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => move(token)}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {busy ? t('booking.moving') : t('booking.move')}
      </button>
    </div>
  )
}

function Move({ token, appointment }: MoveProps) {
  const slots = useAtomValue(goneAtom)
  const chosen = useAtomValue(chosenAtom)
  const choose = useSetAtom(chooseAtom)
  const slot = chosen === appointment.starts_at ? undefined : chosen
  return (
    <div className="flow">
      <Moved>
        <When slot={appointment.starts_at} length={lengthOf(appointment)} />
      </Moved>
      {slots && <SlotGoneNotice slots={slots} onChoose={choose} />}
      {!slot && <RequestErrorNotice />}
      <DaySlots chosen={chosen ?? appointment.starts_at} onChoose={choose} />
      {slot && <Confirm token={token} appointment={appointment} slot={slot} />}
    </div>
  )
}

/** Moves a visitor's appointment to another time. */
export function Reschedule({ token = '' }: { token?: string }) {
  const t = useTexts<Messages>()
  const status = useAtomValue(statusAtom)
  const appointment = useAtomValue(appointmentAtom)
  const load = useSetAtom(loadAtom)
  useEffect(() => void load(token), [load, token])
  if (status === 'loading') return <slot />
  if (status === 'unknown') return <p className="notice warning">{t('booking.unknown')}</p>
  if (status === 'error' || !appointment) {
    return (
      <div className="notice danger stack" role="alert">
        <p>{t('booking.load-error')}</p>
        <div>
          <button type="button" className="button" onClick={() => load(token)}>
            {t('ui.retry')}
          </button>
        </div>
      </div>
    )
  }
  const end = endOf(appointment)
  if (end) return <p className="notice warning">{t(`booking.${end}`)}</p>
  return (
    <div className="booking" part="frame">
      <Move token={token} appointment={appointment} />
    </div>
  )
}
