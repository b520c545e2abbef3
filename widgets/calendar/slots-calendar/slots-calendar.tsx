import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import { openByAddressAtom } from '../../booking/appointments/agenda.atoms.ts'
import { foreignZone } from '../../booking/appointments/dates.ts'
import { type Day, localMinute } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { DAY_MINUTES, timeOf } from '../time-grid/stretch.ts'
import gridCss from '../time-grid/time-grid.css?inline'
import { aheadOf } from './ahead.ts'
import { AppointmentDetails } from './appointment.tsx'
import { type Change, newUuid } from './changes.ts'
import { SpanDialog } from './dialog.tsx'
import type { Opened } from './form.ts'
import { Grid } from './grid.tsx'
import { Legend } from './legend.tsx'
import { Notices } from './notices.tsx'
import type { Piece } from './pieces.ts'
import {
  canUndoAtom,
  commitAndShowAtom,
  cursorAtom,
  failureAtom,
  loadAtom,
  mondayAtom,
  pendingAtom,
  refusalAtom,
  statusAtom,
  undoAtom,
  weekAtom
} from './slots-calendar.atoms.ts'
import css from './slots-calendar.css?inline'
import { useDays } from './use-days.ts'
import { WeekNavigation, WeekStrip } from './week-navigation.tsx'

const isTyping = (target: EventTarget) => (target as Element).matches('input, textarea, select')

/** The span open in the dialog, if any; an appointment opens in one of its own. */
function useOpened(alias: string) {
  const [opened, setOpened] = useState<Opened>()
  const openAppointment = useSetAtom(openByAddressAtom)
  const load = useSetAtom(loadAtom)
  const clear = useSetAtom(refusalAtom)
  const openForm = useCallback(
    (how: Omit<Opened, 'uuid'>) => {
      clear(undefined)
      setOpened({ ...how, uuid: newUuid() })
    },
    [clear]
  )
  const onAdd = useCallback(
    (date: Day, from: number, to: number) => {
      const times = { start_time: timeOf(from), end_time: timeOf(to) }
      openForm({ draft: { kind: 'blocked', date, ...times, label: '', rrule: null } })
    },
    [openForm]
  )
  const onOpen = useCallback(
    (piece: Piece) => {
      const { appointment: uuid } = piece
      // what is no longer there leaves the week
      if (uuid) return void openAppointment({ alias, uuid }).then((isFound) => void (isFound || load(alias)))
      if (!piece.span) return
      const { uuid: _, exceptions: __, ...draft } = piece.span
      openForm({ draft, piece: { ...piece, span: piece.span } })
    },
    [openAppointment, openForm, load, alias]
  )
  const onClose = () => {
    clear(undefined)
    setOpened(undefined)
  }
  return { opened, onAdd, onOpen, onClose }
}

interface ActionsProps {
  onUndo: () => void
  onAdd: (day: Day, from: number, to: number) => void
}

function Actions({ onUndo, onAdd }: ActionsProps) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const cursor = useAtomValue(cursorAtom)
  const zone = useAtomValue(weekAtom)?.time_zone
  const canUndo = useAtomValue(canUndoAtom)
  return (
    <div className="slot-acts at-thumb">
      <button type="button" className="button" aria-disabled={!canUndo} onClick={onUndo}>
        {t('slots-calendar.undo')}
      </button>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          const { day, minutes } = aheadOf(cursor, localMinute(zone))
          onAdd(day, minutes, Math.min(minutes + 60, DAY_MINUTES))
        }}
      >
        {t('slots-calendar.add')}
      </button>
    </div>
  )
}

function Calendar({ alias, retry }: { alias: string; retry: () => void }) {
  const { week, days } = useDays()
  const { opened, onAdd, onOpen, onClose } = useOpened(alias)
  const commit = useSetAtom(commitAndShowAtom)
  const undo = useSetAtom(undoAtom)
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  useUnsaved(useAtomValue(pendingAtom).length > 0)
  const box = useRef<HTMLDivElement>(null)
  // the focused element may be gone: the week has loaded or failed, or the entry was removed
  useFocusRestore(box, (node) => node.querySelector('.time-body [tabindex="0"], .slot-cell, .general-error button'))
  const onDone = async (change: Change) => {
    if (await commit(alias, change)) onClose()
  }
  const onUndo = () => void undo(alias)
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || isTyping(event.target)) return
    event.preventDefault()
    onUndo()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the shortcut for the button within
    <div ref={box} role="presentation" className="slot-calendar" onKeyDown={onKeyDown} aria-busy={status === 'loading'}>
      <div className="slot-bar">
        <WeekNavigation days={days} />
        <Actions onUndo={onUndo} onAdd={onAdd} />
      </div>
      {days.length === 1 && <WeekStrip week={week} />}
      <Notices isEditing={Boolean(opened)} />
      {status === 'error' ? (
        <div className="card">
          <GeneralError failure={failure} retry={retry} />
        </div>
      ) : (
        <Grid alias={alias} days={days} onOpen={onOpen} onAdd={onAdd} />
      )}
      <Legend />
      <SpanDialog opened={opened} onDone={onDone} onClose={onClose} />
    </div>
  )
}

/** /online-appointments/calendars/slots/management */
export function Page({ alias }: { alias: string }) {
  useStyles(gridCss)
  useStyles(css)
  const t = useTexts<typeof appMessages & typeof slotsCalendarMessages>()
  const load = useSetAtom(loadAtom)
  const monday = useAtomValue(mondayAtom)
  const { tag } = useTextsContext()
  const zone = useAtomValue(weekAtom)?.time_zone
  const elsewhere = zone && foreignZone(zone, tag)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week is another read
  useEffect(() => void load(alias), [load, alias, monday])
  return (
    <>
      <h1 className="title">{t('app.slots')}</h1>
      <p className="lead">
        {t('slots-calendar.help')} {elsewhere && t('slots-calendar.zone', { zone: elsewhere })}
      </p>
      <Calendar alias={alias} retry={() => void load(alias)} />
      <AppointmentDetails alias={alias} />
    </>
  )
}
