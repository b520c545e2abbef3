import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { DialogActions, DialogFooter } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuardedStep } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { agendaStatusAtom, cancelAtom, confirmAtom, freshAtom, noShowAtom } from './agenda.atoms.ts'
import { aimAtom, modeAtom, noteAtom, openAtom } from './appointments.atoms.ts'
import { CalendarChange } from './calendar-change.tsx'
import { customerIn } from './customer.ts'
import { Facts, Gist } from './facts.tsx'
import { HandOver } from './hand-over-dialog.tsx'
import { MeetingLink, owesLink } from './meeting-link.tsx'
import { Message, useMessage } from './message.tsx'
import { Mover } from './move-dialog.tsx'
import { Preparation } from './preparation.tsx'

type Messages = typeof appointmentsMessages & typeof uiMessages

interface PartProps {
  appointment: AdvisorAppointment
  alias: string
  back: () => void
}

/** Asks before a final action, with an optional message to the customer. */
function Canceller({ appointment, alias, back }: PartProps) {
  const t = useTexts<Messages>()
  const message = useMessage()
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const cancel = useSetAtom(cancelAtom)
  const { uuid, state } = appointment
  const act = state === 'requested' ? 'decline' : 'cancel'
  const send = async () => !message.isLong && (await cancel({ alias, uuid }, message.text)) && back()
  return (
    <div className="stack">
      <Gist appointment={appointment} when={t('appointments.when')} />
      <p>{t(`appointments.${act}-ask`, customerIn(appointment))}</p>
      <Message appointment={appointment} of={message} />
      <DialogActions
        busy={busy}
        wayOut={t('appointments.back')}
        deed={
          <Busy className="button danger" busy={busy} onClick={send}>
            {t(`appointments.${act}`)}
          </Busy>
        }
        onClose={back}
      />
    </div>
  )
}

const hasBegun = ({ starts_at }: AdvisorAppointment) => Date.parse(starts_at) <= Date.now()

interface ActionsProps {
  appointment: AdvisorAppointment
  alias: string
  mayReassign: boolean
  isFormer: boolean
  go: (doing: 'move' | 'cancel' | 'hand-over') => void
}

/** Actions available in its current state. */
function Actions({ appointment, alias, mayReassign, isFormer, go }: ActionsProps) {
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
      {state === 'requested' && !isFormer && (
        <>
          {owesLink(appointment) && <p className="help">{t('appointments.no-link')}</p>}
          <Busy className="button primary" busy={busy} onClick={() => confirm(own)}>
            {t('appointments.confirm')}
          </Busy>
        </>
      )}
      {!isFormer && (
        <button type="button" className="button" onClick={() => go('move')}>
          {t('appointments.move')}
        </button>
      )}
      {mayReassign && (
        <button type="button" className="button" onClick={() => go('hand-over')}>
          {t('appointments.hand-over')}
        </button>
      )}
      <button type="button" className="button danger" onClick={() => go('cancel')}>
        {t(state === 'requested' ? 'appointments.decline' : 'appointments.cancel')}
      </button>
    </>
  )
}

interface DetailsProps {
  alias: string
  /** The advisor's name, for someone who manages the branch: it is shown, and a colleague can take over. */
  advisor?: string | undefined
  /** The advisor is deactivated and has kept the appointment: it can be handed over or cancelled. */
  isFormer?: boolean
}

function Parts({ appointment, alias, advisor, isFormer = false }: DetailsProps & { appointment: AdvisorAppointment }) {
  const [doing, setDoing] = useAtom(modeAtom)
  const forget = useSetAtom(freshAtom)
  const aim = useSetAtom(aimAtom)
  const go = (next: typeof doing) => {
    forget()
    aim({})
    setDoing(next)
  }
  const leave = useGuardedStep(go)
  const back = () => go('read')
  if (doing === 'move') return <Mover appointment={appointment} alias={alias} back={back} />
  if (doing === 'hand-over') return <HandOver appointment={appointment} alias={alias} back={back} />
  if (doing === 'cancel') return <Canceller appointment={appointment} alias={alias} back={back} />
  return (
    <>
      {advisor === undefined && <CalendarChange appointment={appointment} alias={alias} go={go} />}
      <Facts appointment={appointment} advisor={advisor} />
      {!isFormer && <MeetingLink appointment={appointment} alias={alias} />}
      <Preparation own={{ alias, uuid: appointment.uuid }} type={appointment.type} zone={appointment.time_zone} />
      <DialogFooter>
        <Actions
          appointment={appointment}
          alias={alias}
          mayReassign={advisor !== undefined}
          isFormer={isFormer}
          go={leave}
        />
      </DialogFooter>
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
  if (doing === 'hand-over') return t('appointments.hand-over-title', { name })
  return t(appointment.state === 'requested' ? 'appointments.decline-title' : 'appointments.cancel-title', { name })
}

/** One appointment with its actions. */
export function Details(props: DetailsProps) {
  const [appointment, open] = useAtom(openAtom)
  const note = useSetAtom(noteAtom)
  // a reloaded list may lack it
  useEffect(() => appointment && note(appointment), [note, appointment])
  useReturn(appointment?.uuid)
  const title = useTitle(appointment)
  const close = () => open(undefined)
  return (
    <GuardedModal open={Boolean(appointment)} title={title} clickToClose={false} onClose={close}>
      {appointment && <Parts key={appointment.uuid} appointment={appointment} {...props} />}
    </GuardedModal>
  )
}
