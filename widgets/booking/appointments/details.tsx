import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { NOTE_MAX } from '#contract/values'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { agendaStatusAtom, cancelAtom, confirmAtom, freshAtom, noShowAtom } from './agenda.atoms.ts'
import { Contact } from './appointment-row.tsx'
import { modeAtom, noteAtom, openAtom } from './appointments.atoms.ts'
import { dayIn, longDay, minutesOf, timeRange, zoneName } from './dates.ts'
import { Mover } from './move-dialog.tsx'

type Messages = typeof appointmentsMessages & typeof uiMessages

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Facts({ appointment }: { appointment: AdvisorAppointment }) {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const { topic, type, join_url, note, answers, state, starts_at, time_zone, cancel_reason, cancelled_by } = appointment
  return (
    <dl className="appt-facts">
      {state !== 'booked' && <Fact name={t('appointments.state')}>{t(`appointments.${state}`)}</Fact>}
      <Fact name={t('appointments.when')}>
        {longDay(dayIn(time_zone, new Date(starts_at)), tag)}
        <br />
        <strong>{timeRange(appointment, tag)}</strong> ({t('ui.duration', durationOf(minutesOf(appointment)))},{' '}
        {zoneName(time_zone, tag)})
      </Fact>
      <Fact name={t('appointments.topic')}>{topic}</Fact>
      <Fact name={t('appointments.type')}>
        {t(`appointments.${type}`)}
        {type === 'online' && state === 'booked' && !join_url && new Date(starts_at) > new Date() && (
          <>
            <br />
            {t('appointments.no-link')}
          </>
        )}
        {join_url && (
          <>
            <br />
            <a href={join_url} target="_blank" rel="noopener noreferrer">
              {t('appointments.join')}
            </a>
          </>
        )}
      </Fact>
      <Fact name={t('appointments.contact')}>
        <Contact {...appointment} />
      </Fact>
      {answers?.map(({ question, answer }) => (
        <Fact key={question} name={question}>
          <span className="appt-text">{answer}</span>
        </Fact>
      ))}
      {note && (
        <Fact name={t('appointments.note')}>
          <span className="appt-text">{note}</span>
        </Fact>
      )}
      {cancel_reason && (
        <Fact name={t(cancelled_by === 'advisor' ? 'appointments.own-message' : 'appointments.reason')}>
          <span className="appt-text">{cancel_reason}</span>
        </Fact>
      )}
    </dl>
  )
}

interface PartProps {
  appointment: AdvisorAppointment
  alias: string
  back: () => void
}

/** Asks before a final action, with an optional message to the customer. */
function Canceller({ appointment: { uuid, state, first_name, last_name }, alias, back }: PartProps) {
  const t = useTexts<Messages>()
  const [message, setMessage] = useState('')
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const cancel = useSetAtom(cancelAtom)
  useGuarded(Boolean(message))
  const name = `${first_name} ${last_name}`
  const act = state === 'requested' ? 'decline' : 'cancel'
  const isLong = [...message.trim()].length > NOTE_MAX
  const send = async () => !isLong && (await cancel({ alias, uuid }, message)) && back()
  return (
    <div className="stack">
      <p>{t(`appointments.${act}-ask`, { name })}</p>
      <TextField
        label={t('appointments.message')}
        help={t('appointments.message-help')}
        value={message}
        onInput={setMessage}
        rows={4}
        errors={isLong ? [t('ui.too-long')] : []}
      />
      <div className="cluster">
        <Busy className="button danger" busy={busy} onClick={send}>
          {t(`appointments.${act}`)}
        </Busy>
        <button type="button" className="button" onClick={back}>
          {t('appointments.back')}
        </button>
      </div>
    </div>
  )
}

const hasBegun = ({ starts_at }: AdvisorAppointment) => Date.parse(starts_at) <= Date.now()

interface ActionsProps {
  appointment: AdvisorAppointment
  alias: string
  go: (doing: 'move' | 'cancel') => void
}

/** Actions available in its current state. */
function Actions({ appointment, alias, go }: ActionsProps) {
  const t = useTexts<Messages>()
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const confirm = useSetAtom(confirmAtom)
  const note = useSetAtom(noShowAtom)
  const { uuid, state } = appointment
  const own = { alias, uuid }
  if (state === 'cancelled') return null
  if (hasBegun(appointment)) {
    if (state === 'requested') return null
    const isNoShow = state === 'no-show'
    return (
      <Busy className="button" busy={busy} onClick={() => note(own, !isNoShow)}>
        {t(isNoShow ? 'appointments.did-come' : 'appointments.note-no-show')}
      </Busy>
    )
  }
  return (
    <>
      {state === 'requested' && (
        <Busy className="button primary" busy={busy} onClick={() => confirm(own)}>
          {t('appointments.confirm')}
        </Busy>
      )}
      <button type="button" className="button" onClick={() => go('move')}>
        {t('appointments.move')}
      </button>
      <button type="button" className="button danger" onClick={() => go('cancel')}>
        {t(state === 'requested' ? 'appointments.decline' : 'appointments.cancel')}
      </button>
    </>
  )
}

function Parts({ appointment, alias }: { appointment: AdvisorAppointment; alias: string }) {
  const [doing, setDoing] = useAtom(modeAtom)
  const forget = useSetAtom(freshAtom)
  const go = (next: typeof doing) => {
    forget()
    setDoing(next)
  }
  const back = () => go('read')
  if (doing === 'move') return <Mover appointment={appointment} alias={alias} back={back} />
  if (doing === 'cancel') return <Canceller appointment={appointment} alias={alias} back={back} />
  return (
    <>
      <Facts appointment={appointment} />
      <div className="cluster appt-actions">
        <Actions appointment={appointment} alias={alias} go={go} />
      </div>
    </>
  )
}

/** On closing the dialog restores the focus, unless the button is gone: then it moves to the appointment's row, else to the list. */
function useReturn(uuid: string | undefined) {
  const { root } = useHost()
  const last = useRef(uuid)
  // after the dialog's own effect, in the same commit: no key press can come between
  useLayoutEffect(() => {
    const closed = last.current
    last.current = uuid
    if (uuid || !closed || (document.activeElement ?? document.body) !== document.body) return
    const row = root.querySelector<HTMLElement>(`[data-appointment="${closed}"]`)
    ;(row ?? root.querySelector<HTMLElement>('.appt-content'))?.focus()
  }, [uuid, root])
}

/** The customer's name, and in a form what it does. */
function useTitle(appointment: AdvisorAppointment | undefined) {
  const t = useTexts<Messages>()
  const doing = useAtomValue(modeAtom)
  if (!appointment) return ''
  const name = `${appointment.first_name} ${appointment.last_name}`
  if (doing === 'read') return name
  if (doing === 'move') return t('appointments.move-title', { name })
  return t(appointment.state === 'requested' ? 'appointments.decline-title' : 'appointments.cancel-title', { name })
}

/** One appointment with its actions. */
export function Details({ alias }: { alias: string }) {
  const [appointment, open] = useAtom(openAtom)
  const note = useSetAtom(noteAtom)
  // a reloaded list may lack it
  useEffect(() => appointment && note(appointment), [note, appointment])
  useReturn(appointment?.uuid)
  const title = useTitle(appointment)
  return (
    <GuardedModal open={Boolean(appointment)} title={title} clickToClose={false} onClose={() => open(undefined)}>
      {appointment && <Parts key={appointment.uuid} appointment={appointment} alias={alias} />}
    </GuardedModal>
  )
}
