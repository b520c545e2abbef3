import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Picker } from '../booking/picker.tsx'
import { agendaGoneAtom, agendaStatusAtom, moveAtom } from './agenda.atoms.ts'

interface MoverProps {
  appointment: AdvisorAppointment
  alias: string
  back: () => void
}

/** Moves an appointment to a free time; its own counts as free. */
export function Mover({ appointment, alias, back }: MoverProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { uuid, topic_uuid, type, starts_at } = appointment
  const [slot, choose] = useState<string>()
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const gone = useAtomValue(agendaGoneAtom)
  const move = useSetAtom(moveAtom)
  useEffect(() => gone && choose(undefined), [gone])
  const send = async () => slot && (await move({ alias, uuid }, slot)) && back()
  return (
    <div className="stack">
      <Picker
        query={{ alias, topic: topic_uuid, type, appointment: uuid }}
        near={starts_at}
        chosen={slot ?? starts_at}
        gone={gone}
        onChoose={choose}
      />
      <div className="cluster">
        {slot && slot !== starts_at && (
          <Busy className="button primary" busy={busy} onClick={send}>
            {t('appointments.move-there')}
          </Busy>
        )}
        <button type="button" className="button" onClick={back}>
          {t('appointments.back')}
        </button>
      </div>
    </div>
  )
}
