import { useSetAtom } from 'jotai'
import type { BranchCalendar } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { DayEntries, DayNote } from '../../calendar/time-grid/day-parts.tsx'
import { hoursAround, type Stretch } from '../../calendar/time-grid/stretch.ts'
import { TimeColumn, TimeGrid } from '../../calendar/time-grid/time-grid.tsx'
import { useMinute } from '../../calendar/time-grid/use-minute.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { MOVE_STEP } from '../appointments/calendar.tsx'
import { Ghost, MovableEvent, MovingHelp } from '../appointments/entries.tsx'
import { AbsenceButton } from './absences.tsx'
import { BookableTimes } from './bookable-times.tsx'
import { ownerAtom } from './branch-calendar.atoms.ts'
import { HandOverButton } from './hand-over-button.tsx'
import { Person } from './person.tsx'
import { type BranchMoving, type Cell, cellOf, useBranchMoving } from './use-branch-moving.ts'

const useMessages = useTexts<typeof branchCalendarMessages & typeof timeGridMessages>

interface ColumnProps {
  cell: Cell
  calendar: BranchCalendar
  shown: Stretch
  moving: BranchMoving
}

function Column({ cell, calendar: { time_zone: zone, today }, shown, moving }: ColumnProps) {
  const t = useMessages()
  const own = useSetAtom(ownerAtom)
  const { advisor, day, content, column, earliest } = cell
  const { alias, full_name, is_deactivated } = advisor
  const { hours, entries, closed } = content
  const { dragged } = moving
  const head = (
    <>
      <h2>
        <Person advisor={advisor} />
      </h2>
      {is_deactivated ? <p className="time-note">{t('branch-calendar.deactivated')}</p> : <DayNote day={content} />}
      {!entries.length && <p className="time-note">{t('time-grid.none')}</p>}
      {entries.some(({ from }) => from >= earliest) && <HandOverButton advisor={advisor} from={day} to={day} />}
      <AbsenceButton advisor={advisor} from={day} to={day} />
    </>
  )
  return (
    <TimeColumn
      name={is_deactivated ? undefined : column}
      label={full_name}
      className={closed !== undefined ? 'bcal-column closed' : 'bcal-column'}
      head={head}
      hours={hours}
      now={day === today ? zone : undefined}
    >
      <BookableTimes cell={cell} zone={zone} shown={shown} />
      <DayEntries day={content} shown={shown}>
        {(entry) => (
          <MovableEvent
            key={entry.appointment.uuid}
            entry={entry}
            column={column}
            earliest={earliest}
            moving={moving}
            isFixed={is_deactivated}
            onOpen={() => own(alias)}
          />
        )}
      </DayEntries>
      {dragged?.over === column && <Ghost dragged={dragged} note={moving.note(dragged)} />}
    </TimeColumn>
  )
}

/** A day: all advisors side by side along an hour scale; one below the other on a phone. */
export function DayColumns({ calendar, day }: { calendar: BranchCalendar; day: string }) {
  const t = useMessages()
  useMinute()
  const cells = calendar.advisors.map((advisor) => cellOf(calendar, advisor, day))
  const shown = hoursAround(cells.map(({ content }) => content))
  const moving = useBranchMoving(calendar, cells, { step: MOVE_STEP, across: cells.length })
  return (
    <>
      <TimeGrid label={t('branch-calendar.columns')} className="bcal-day lists" columns={cells.length} shown={shown}>
        {cells.map((cell) => (
          <Column key={cell.column} cell={cell} calendar={calendar} shown={shown} moving={moving} />
        ))}
      </TimeGrid>
      <MovingHelp
        dragged={moving.dragged}
        where={(column) => moving.cellAt(column)?.advisor.full_name ?? ''}
        note={moving.note}
      />
    </>
  )
}
