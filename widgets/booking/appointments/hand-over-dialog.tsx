import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Colleague } from '#contract/agenda'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { RadioField } from '../../ui/fields/radio-field.tsx'
import { Picker } from '../booking/picker.tsx'
import { agendaGoneAtom, agendaStatusAtom } from './agenda.atoms.ts'
import { aimAtom } from './appointments.atoms.ts'
import { colleagues, reassignAtom } from './colleagues.atoms.ts'
import { customerIn } from './customer.ts'
import { momentIn } from './dates.ts'
import { Gist } from './facts.tsx'
import { useSlot } from './use-slot.ts'

interface HandOverProps {
  appointment: AdvisorAppointment
  alias: string
  back: () => void
}

const useMessages = useTexts<typeof appointmentsMessages>

interface WhenProps {
  isMoved: boolean
  onChoose: (isMoved: boolean) => void
}

/** Whether the time changes, too. */
function When({ isMoved, onChoose }: WhenProps) {
  const t = useMessages()
  return (
    <fieldset className="field">
      <legend className="label">{t('appointments.hand-over-when')}</legend>
      {(['same', 'other'] as const).map((one) => (
        <RadioField
          key={one}
          name="when"
          value={one}
          title={t(`appointments.${one}-time`)}
          checked={isMoved === (one === 'other')}
          onChoose={() => onChoose(one === 'other')}
        />
      ))}
    </fieldset>
  )
}

interface ToProps {
  among: readonly Colleague[]
  /** Those who are busy at the present time can be chosen, too. */
  isMoved: boolean
  chosen: Colleague | undefined
  onChoose: (alias: string) => void
}

/** Who takes over. */
function To({ among, isMoved, chosen, onChoose }: ToProps) {
  const t = useMessages()
  const busy = isMoved ? [] : among.filter(({ is_free }) => !is_free).map(({ full_name }) => full_name)
  const textOf = ({ is_offered }: Colleague) => {
    if (isMoved) return is_offered ? '' : t('appointments.not-offered')
    return t(is_offered ? 'appointments.free' : 'appointments.free-not-offered')
  }
  return (
    <>
      <ComboboxField
        name="colleague"
        label={t('appointments.hand-over-to')}
        placeholder={t('appointments.hand-over-choose')}
        value={chosen?.alias ?? ''}
        options={among
          .filter(({ is_free }) => isMoved || is_free)
          .map((one) => personChoice(one.alias, one, textOf(one)))}
        onChange={onChoose}
      />
      {busy.length > 0 && <p className="help">{t('appointments.not-free', { names: busy.join(', ') })}</p>}
    </>
  )
}

interface ChoiceProps extends HandOverProps {
  among: readonly Colleague[]
}

/** Chooses the colleague and, if it moves, the new time, which stays chosen for the next colleague who is free then. */
function Choice({ appointment, alias, among, back }: ChoiceProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const { uuid, topic_uuid: topic, type, starts_at, time_zone } = appointment
  const aim = useAtomValue(aimAtom)
  const isAnyoneFree = among.some(({ is_free }) => is_free)
  const [isWanted, move] = useState(Boolean(aim.starts_at))
  const isMoved = isWanted || !isAnyoneFree
  const [to, turnTo] = useState(aim.to)
  const chosen = among.find(({ alias: one, is_free }) => one === to && (isMoved || is_free))
  const { slot, missed, near, choose, keep, forget } = useSlot(aim.starts_at, { alias: chosen?.alias, topic, type })
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const gone = useAtomValue(agendaGoneAtom)
  const reassign = useSetAtom(reassignAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a conflict takes the choice back
  useEffect(() => gone && forget(), [gone])
  const when = (moment: string) => momentIn(time_zone, moment, tag)
  const at = isMoved && slot ? { starts_at: slot, when: when(slot) } : undefined
  return (
    <>
      {isAnyoneFree ? (
        <When isMoved={isMoved} onChoose={move} />
      ) : (
        <p className="notice">{t('appointments.hand-over-none')}</p>
      )}
      <To
        among={among}
        isMoved={isMoved}
        chosen={chosen}
        onChoose={(next) => {
          keep()
          turnTo(next)
        }}
      />
      {isMoved && chosen && (
        <>
          <Picker
            query={{ alias: chosen.alias, topic, type, appointment: uuid }}
            near={near ?? starts_at}
            chosen={slot}
            gone={gone}
            onChoose={choose}
          />
          <p className="appt-missed" role="status">
            {at && t('appointments.new-time', { when: at.when })}
            {missed && t('appointments.time-missed', { when: when(missed) })}
          </p>
        </>
      )}
      <p className="help">
        {t(isMoved ? 'appointments.hand-over-moved-help' : 'appointments.hand-over-help', customerIn(appointment))}
      </p>
      <DialogActions
        busy={busy}
        wayOut={t('appointments.back')}
        deed={
          chosen && (at || !isMoved) ? (
            <Busy
              className="button primary"
              busy={busy}
              onClick={() => reassign({ alias, uuid }, { to: chosen, at }, appointment)}
            >
              {t(at ? 'appointments.hand-over-move-now' : 'appointments.hand-over-now')}
            </Busy>
          ) : (
            false
          )
        }
        onClose={back}
      />
    </>
  )
}

/** Gives an appointment to a colleague, at the same time or at another that is free. */
export function HandOver({ appointment, alias, back }: HandOverProps) {
  const t = useMessages()
  const state = useRequest(colleagues, { alias, uuid: appointment.uuid })
  return (
    <div className="stack">
      <Gist appointment={appointment} when={t('appointments.when')} />
      <Requested of={state} level={3}>
        {(among) =>
          among.length ? (
            <Choice appointment={appointment} alias={alias} among={among} back={back} />
          ) : (
            <p className="notice">{t('appointments.hand-over-alone')}</p>
          )
        }
      </Requested>
      {!state.value?.length && (
        <DialogActions busy={false} wayOut={t('appointments.back')} deed={false} onClose={back} />
      )}
    </div>
  )
}
