import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { type AdvisorDay, type Entry, isFree } from '../../calendar/time-grid/advisor-day.ts'
import { spanOf } from '../../calendar/time-grid/stretch.ts'
import { placed } from '../../calendar/time-grid/time-grid.tsx'
import { type Dragged, type DragProps, useDrag } from '../../calendar/time-grid/use-drag.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { openAtom } from './appointments.atoms.ts'
import { stateOf } from './customer.ts'
import { minutesOf, timeRange } from './dates.ts'

const useMessages = useTexts<typeof appointmentsMessages & typeof timeGridMessages>

/** Shorter appointments show a single line. */
const SHORT = 45

/** Between lines, where an event is read as one. */
const PAUSE = <span className="visually-hidden">, </span>

interface EventProps {
  appointment: AdvisorAppointment
  /** Where it stands in a column with an hour scale. */
  at?: Omit<Entry, 'appointment'>
  onOpen?: (() => void) | undefined
}

/** One appointment, which opens. */
export function Event({ appointment, at, onOpen }: EventProps) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const open = useSetAtom(openAtom)
  const { uuid, state, first_name, last_name, topic } = appointment
  const [start, end] = timeRange(appointment, tag).split('–')
  const name = `${first_name} ${last_name}`
  const length = minutesOf(appointment) < SHORT ? ' short' : ''
  return (
    <button
      type="button"
      className={`cal-event time-block is-${state}${length}${at ? ' time-at' : ''}`}
      style={at && placed(at)}
      // what has no room is cut, first of all the topic
      title={`${name}, ${topic}`}
      aria-haspopup="dialog"
      data-appointment={uuid}
      onClick={() => {
        onOpen?.()
        open(appointment)
      }}
    >
      <span className="cal-lines">
        <span className="cal-time">
          {start}
          <span className="cal-end">–{end}</span>
        </span>{' '}
        <span className="cal-name">{name}</span>
        {state !== 'booked' && (
          <span className="cal-state">
            {PAUSE}
            {t(`appointments.${stateOf(appointment)}`)}
          </span>
        )}
        <span className="cal-topic">
          {PAUSE}
          {topic}
        </span>
      </span>
    </button>
  )
}

/** Moving appointments by pointer and keys. */
export function useMoving(how: Pick<DragProps<AdvisorAppointment>, 'step' | 'across' | 'drop'>) {
  const [dragged, show] = useState<Dragged<AdvisorAppointment>>()
  return { ...useDrag<AdvisorAppointment>({ ...how, show }), dragged }
}

export type Moving = ReturnType<typeof useMoving>

interface EntryProps {
  entry: Entry
  /** The column in which it is. */
  column: string
  /** Only what begins later can be moved. */
  earliest: number
  moving: Moving
  isFixed?: boolean
  isPlaced?: boolean
  onOpen?: (() => void) | undefined
}

/** An appointment that can be opened, and moved as long as it is ahead. */
export function MovableEvent({ entry, column, earliest, moving, isFixed, isPlaced = true, onOpen }: EntryProps) {
  const { appointment, ...at } = entry
  const isAhead = at.from >= earliest && (appointment.state === 'booked' || appointment.state === 'requested')
  const held = { item: appointment, column, at, isFixed }
  const isHeld = moving.dragged?.item.uuid === appointment.uuid
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what happens to the button within
    <div
      role="presentation"
      className={isHeld ? 'cal-entry held' : 'cal-entry'}
      data-at={`${column} ${at.from}`}
      onPointerDown={(event) => isAhead && moving.begin(event, held)}
      onKeyDown={(event) => isAhead && moving.press(event, held)}
      onBlur={moving.leave}
    >
      <Event appointment={appointment} at={isPlaced ? at : undefined} onOpen={onOpen} />
    </div>
  )
}

type Move = Dragged<AdvisorAppointment>

/** What is said of the place over which an appointment is held; `choose-time` asks for another one after the drop. */
export type Note = 'same-time' | 'new-time' | 'choose-time' | 'taken'

/** Whether the time stays or is a new one, as far as it is free there. */
export function noteOf({ over, column, at, to, item }: Move, day: AdvisorDay | undefined, otherwise: Note): Note {
  if (over !== column && !(day && isFree(day, to, item.uuid))) return otherwise
  return at.from === to.from ? 'same-time' : 'new-time'
}

/** Where an appointment would be. */
export function Ghost({ dragged, note, isPlaced = true }: { dragged: Move; note: Note; isPlaced?: boolean }) {
  const t = useMessages()
  const { over, column, to } = dragged
  return (
    <div
      className={`time-ghost${note === 'taken' ? ' taken' : ''}${isPlaced ? ' time-at' : ''}`}
      style={placed(to)}
      aria-hidden="true"
    >
      {spanOf(to)}
      {over !== column && ` · ${t(`time-grid.${note}`)}`}
    </div>
  )
}

interface MovingHelpProps {
  dragged: Move | undefined
  /** What the column is called over which it is held. */
  where: (column: string) => string
  note: (dragged: Move) => Note
}

/** How appointments are moved, and for who does not see it, where one is held. */
export function MovingHelp({ dragged, where, note }: MovingHelpProps) {
  const t = useMessages()
  const place = dragged && {
    where: where(dragged.over),
    time: spanOf(dragged.to),
    note: t(`time-grid.${note(dragged)}`)
  }
  return (
    <>
      <p className="help cal-help fine-pointer">{t('time-grid.moving')}</p>
      <p className="visually-hidden" role="status">
        {place && t('time-grid.carried', place)}
      </p>
    </>
  )
}
