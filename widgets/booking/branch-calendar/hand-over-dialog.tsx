import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { AppointmentToHandOver, HandOverPlan } from '#contract/branch-calendar'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { modeAtom, openAtom } from '../appointments/appointments.atoms.ts'
import { clockIn, dayIn, timeRange } from '../appointments/dates.ts'
import {
  choicesAtom,
  confirmAbsenceAtom,
  confirmHandOverAtom,
  endDetourAtom,
  failedAtom,
  type HandOver,
  handOverAtom,
  handOverStatusAtom,
  hasAbsenceAtom,
  isAsideAtom,
  plan,
  takerOf
} from './hand-over.atoms.ts'
import { MarkAbsent } from './mark-absent.tsx'
import { Instead, Nobody } from './nobody.tsx'

const useMessages = useTexts<typeof branchCalendarMessages & typeof appointmentsMessages & typeof uiCommonMessages>

const WIDTH = 880

interface RowProps {
  appointment: AppointmentToHandOver
  of: HandOverPlan
  /** Whether the day is named: there are several. */
  named: boolean
  handOver: HandOver
}

/** "Who takes over …?", with the time: a customer may have several appointments. */
function useQuestion({ appointment: { customer: name, starts_at }, of: { time_zone }, named }: RowProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const time = clockIn(time_zone, starts_at, tag)
  if (!named) return t('branch-calendar.taker', { name, time })
  const day = formatDay(dayIn(time_zone, new Date(starts_at)), tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric'
  })
  return t('branch-calendar.taker-on', { name, day, time })
}

/** Who takes one appointment over, among those who are free then. */
function Taker(props: RowProps) {
  const { appointment, of } = props
  const t = useMessages()
  const question = useQuestion(props)
  const [choices, choose] = useAtom(choicesAtom)
  const failure = useAtomValue(failedAtom)[appointment.uuid]
  const { uuid, free } = appointment
  const chosen = free.find(({ alias }) => alias === takerOf(appointment, choices))
  const takers = free.flatMap(({ alias, is_offered }) => {
    const one = of.colleagues.find((colleague) => colleague.alias === alias)
    const note = t(is_offered ? 'appointments.free' : 'appointments.free-not-offered')
    return one ? [personChoice(alias, one, note)] : []
  })
  const isOffered = free.some(({ is_offered }) => is_offered)
  const help = () => {
    if (chosen) return !chosen.is_offered && t('appointments.free-not-offered')
    return !isOffered && t('branch-calendar.offered-by-none')
  }
  if (!free.length) return <Nobody {...props} question={question} />
  return (
    <div className="stack">
      <ComboboxField
        name={uuid}
        label={question}
        help={help()}
        errors={failure ? [failure] : []}
        value={chosen?.alias ?? ''}
        options={[{ value: '', text: t('branch-calendar.stays') }, ...takers]}
        onChange={(alias) => choose({ ...choices, [uuid]: alias })}
      />
      {!chosen && !isOffered && (
        <section aria-label={question}>
          <Instead {...props} />
        </section>
      )}
    </div>
  )
}

function Row(props: RowProps) {
  const { appointment, of, named } = props
  const t = useMessages()
  const { tag } = useTextsContext()
  const { starts_at, topic, type, state, customer } = appointment
  const day = dayIn(of.time_zone, new Date(starts_at))
  return (
    <li className="bcal-handed">
      <p>
        {named && <span>{formatDay(day, tag, { weekday: 'short', day: 'numeric', month: 'numeric' })}</span>}{' '}
        <strong>{timeRange({ ...appointment, ...of }, tag)}</strong>
        <br />
        {customer}
        <br />
        {topic}, {t(`appointments.${type}`)}
        {state === 'requested' && <> ({t('appointments.requested')})</>}
      </p>
      <Taker {...props} />
    </li>
  )
}

/** How many each colleague takes over, and how many stay. */
function Summary({ of }: { of: HandOverPlan }) {
  const t = useMessages()
  const choices = useAtomValue(choicesAtom)
  const takers = of.appointments.map((one) => takerOf(one, choices))
  const counts = of.colleagues
    .map(({ alias, full_name: name }) => ({ name, count: takers.filter((taker) => taker === alias).length }))
    .filter(({ count }) => count)
    .map(({ name, count }) => t('branch-calendar.takes', { name, count }))
  const staying = takers.filter((taker) => !taker).length
  return (
    <p role="status">
      {[...counts, ...(staying ? [t('branch-calendar.staying', { count: staying })] : [])].join(' · ')}
    </p>
  )
}

/** Hands over what is assigned, or else records the absence alone. */
function Deed({ count, handOver }: { count: number; handOver: HandOver }) {
  const t = useMessages()
  const busy = useAtomValue(handOverStatusAtom) === 'processing'
  const give = useSetAtom(confirmHandOverAtom)
  const mark = useSetAtom(confirmAbsenceAtom)
  return (
    <Busy className="button primary" busy={busy} onClick={() => (count ? give(handOver) : mark(handOver))}>
      {count ? t('branch-calendar.hand-over', { count }) : t('branch-calendar.only-absent')}
    </Busy>
  )
}

function Form({ of, handOver }: { of: HandOverPlan; handOver: HandOver }) {
  const t = useMessages()
  const choices = useAtomValue(choicesAtom)
  const busy = useAtomValue(handOverStatusAtom) === 'processing'
  const show = useSetAtom(handOverAtom)
  const list = useRef<HTMLElement>(null)
  useGuarded(Object.keys(choices).length > 0)
  useFocusRestore(list, (node) => node)
  const count = of.appointments.filter((one) => takerOf(one, choices)).length
  const isDone = !useAtomValue(hasAbsenceAtom) && !count
  return (
    <div className="stack">
      <section className="stack" ref={list} tabIndex={-1} aria-label={t('branch-calendar.to-hand-over')}>
        {of.appointments.length ? (
          <>
            <p>{t('branch-calendar.hand-over-lead', { name: handOver.name })}</p>
            <ul>
              {of.appointments.map((one) => (
                <Row
                  key={one.uuid}
                  appointment={one}
                  of={of}
                  named={handOver.from !== handOver.to}
                  handOver={handOver}
                />
              ))}
            </ul>
            <Summary of={of} />
          </>
        ) : (
          <p className="notice">{t('branch-calendar.nothing-to-hand-over')}</p>
        )}
      </section>
      <MarkAbsent handOver={handOver} />
      <DialogActions
        busy={busy}
        deed={!isDone && <Deed count={count} handOver={handOver} />}
        {...(isDone && { wayOut: t('ui.close') })}
        onClose={() => show(undefined)}
      />
    </div>
  )
}

/** Comes back when an appointment has been moved or cancelled in its own dialog, or that was left. */
function useDetour() {
  const isAside = useAtomValue(isAsideAtom)
  const isOver = useAtomValue(openAtom) === undefined
  const isRead = useAtomValue(modeAtom) === 'read'
  const end = useSetAtom(endDetourAtom)
  useEffect(() => {
    if (isAside && (isOver || isRead)) end()
  }, [isAside, isOver, isRead, end])
}

function Plan({ handOver }: { handOver: HandOver }) {
  const state = useRequest(plan, handOver)
  useDetour()
  return (
    <Requested of={state} level={3}>
      {(of) => <Form of={of} handOver={handOver} />}
    </Requested>
  )
}

/** Divides an advisor's appointments among colleagues: proposed, to be changed, and confirmed together. */
export function HandOverDialog() {
  const t = useMessages()
  const [handOver, show] = useAtom(handOverAtom)
  return (
    <GuardedModal
      open={Boolean(handOver)}
      title={handOver ? t('branch-calendar.hand-over-title', { name: handOver.name }) : ''}
      width={WIDTH}
      clickToClose={false}
      onClose={() => show(undefined)}
    >
      {handOver && <Plan handOver={handOver} />}
    </GuardedModal>
  )
}
