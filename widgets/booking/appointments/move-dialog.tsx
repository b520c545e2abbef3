import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Picker } from '../booking/picker.tsx'
import { agendaGoneAtom, agendaStatusAtom, moveAtom } from './agenda.atoms.ts'
import { aimAtom } from './appointments.atoms.ts'
import { ChosenTime, useFolded } from './chosen-time.tsx'
import { customerIn } from './customer.ts'
import { minutesOf, momentIn } from './dates.ts'
import { Fact } from './fact.tsx'
import { Gist } from './facts.tsx'
import { owesLink } from './meeting-link.tsx'
import { Message, useMessage } from './message.tsx'
import { useSlot } from './use-slot.ts'

interface MoverProps {
  appointment: AdvisorAppointment
  alias: string
  back: () => void
}

/** Moves an appointment to a free time; its own counts as free. */
export function Mover({ appointment, alias, back }: MoverProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { tag } = useTextsContext()
  const { uuid, topic_uuid, type, starts_at, time_zone } = appointment
  const { starts_at: first } = useAtomValue(aimAtom)
  const time = useSlot(first, { alias, topic: topic_uuid, type })
  const { slot, missed, near, choose, forget } = time
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const gone = useAtomValue(agendaGoneAtom)
  const { isFolded, unfold, times } = useFolded(time, first, Boolean(gone))
  const move = useSetAtom(moveAtom)
  const message = useMessage()
  const isRequest = appointment.state === 'requested'
  const isNew = slot && slot !== starts_at
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a conflict takes the choice back
  useEffect(() => gone && forget(), [gone])
  const send = async () =>
    slot && !message.isLong && (await move({ alias, uuid }, { starts_at: slot, message: message.text })) && back()
  return (
    <div className="stack">
      <Gist appointment={appointment} when={t('appointments.when-now')} />
      {isFolded && near && (
        <dl className="appt-facts">
          <Fact name={t('appointments.time-new')}>
            <ChosenTime starts_at={near} minutes={minutesOf(appointment)} zone={time_zone} onChange={unfold} />
          </Fact>
        </dl>
      )}
      <div hidden={isFolded} ref={times}>
        <Picker
          query={{ alias, topic: topic_uuid, type, appointment: uuid }}
          near={near ?? starts_at}
          chosen={slot ?? starts_at}
          gone={gone}
          onChoose={choose}
        />
      </div>
      <p className={isFolded ? 'visually-hidden' : 'appt-missed'} role="status">
        {isNew && t('appointments.new-time', { when: momentIn(time_zone, slot, tag) })}
        {missed && t('appointments.time-missed', { when: momentIn(time_zone, missed, tag) })}
      </p>
      <Message appointment={appointment} of={message} />
      <p className="help">
        {t(isRequest ? 'appointments.move-confirms' : 'appointments.told', customerIn(appointment))}
        {owesLink(appointment) && ` ${t('appointments.no-link')}.`}
      </p>
      <DialogActions
        busy={busy}
        wayOut={t('appointments.back')}
        deed={
          Boolean(isNew) && (
            <Busy className="button primary" busy={busy} onClick={send}>
              {t(isRequest ? 'appointments.move-confirm' : 'appointments.move-there')}
            </Busy>
          )
        }
        onClose={back}
      />
    </div>
  )
}
