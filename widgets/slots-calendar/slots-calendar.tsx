import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react'
import type { appMessages } from '#contract/app.messages'
import type { slotsCalendarMessages } from '#contract/slots-calendar.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { useUnsaved } from '../core/unsaved.ts'
import { GeneralError } from '../ui/general-error.tsx'
import { useStyles } from '../ui/use-styles.ts'
import type { Change } from './changes.ts'
import { addDays, dayIn, localToday, longDay } from './days.ts'
import { SpanDialog } from './dialog.tsx'
import type { Opened } from './form.ts'
import { Grid } from './grid.tsx'
import { type Day, type Piece, timeOf } from './pieces.ts'
import {
  announcementAtom,
  canUndoAtom,
  commitAtom,
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

const NARROW = '(max-width: 759px)'

function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const query = matchMedia(NARROW)
    const update = () => setNarrow(query.matches)
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isNarrow
}

const Arrow = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={d} />
  </svg>
)

/** Which days are shown, and the ways to others. */
function Turner({ days }: { days: readonly Day[] }) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const week = useAtomValue(weekAtom)
  const [cursor, setCursor] = useAtom(cursorAtom)
  const unit = days.length === 1 ? 'day' : 'week'
  const go = (day: Day) => setCursor({ ...cursor, day, marked: 0, key: undefined })
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const words = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const title =
    unit === 'day'
      ? dayIn(tag, first, { weekday: 'long', ...words })
      : `${dayIn(tag, first, { day: 'numeric', month: 'long' })} – ${dayIn(tag, last, words)}`
  return (
    <div className="slot-turner">
      <button type="button" className="button" onClick={() => go(week?.today ?? localToday())}>
        {t('slots-calendar.today')}
      </button>
      <button
        type="button"
        className="button quiet icon"
        aria-label={t(`slots-calendar.previous-${unit}`)}
        onClick={() => go(addDays(cursor.day, -days.length))}
      >
        <Arrow d="M12 5 7 10l5 5" />
      </button>
      <button
        type="button"
        className="button quiet icon"
        aria-label={t(`slots-calendar.next-${unit}`)}
        onClick={() => go(addDays(cursor.day, days.length))}
      >
        <Arrow d="m8 5 5 5-5 5" />
      </button>
      <h2 className="slot-title">{title}</h2>
    </div>
  )
}

function Notices() {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const refusal = useAtomValue(refusalAtom)
  const said = useAtomValue(announcementAtom)
  const span = said?.change.apply.put?.at(-1)
  const values = { from: span?.start_time ?? '', to: span?.end_time ?? '' }
  return (
    <>
      <div role="alert">
        {refusal !== undefined && (
          <p className="slot-refusal">
            <strong>{t('slots-calendar.refused')}</strong> {refusal}
          </p>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said && t(`slots-calendar.${said.deed}`, { day: longDay(tag, said.change.day), ...values })}
      </p>
    </>
  )
}

const LEGEND = ['hours', 'blocked', 'open', 'appointment', 'requested', 'absence', 'external', 'holiday'] as const

function Legend() {
  const t = useTexts<typeof slotsCalendarMessages>()
  return (
    <details className="slot-about">
      <summary>{t('slots-calendar.legend')}</summary>
      <ul className="slot-legend">
        {LEGEND.map((kind) => (
          <li key={kind}>
            <span className={`slot-swatch ${kind}`} aria-hidden="true" />
            {t(`slots-calendar.${kind}`)}
          </li>
        ))}
      </ul>
      <h3>{t('slots-calendar.keys')}</h3>
      <ul className="slot-keys">
        {(['move', 'add', 'change'] as const).map((one) => (
          <li key={one}>{t(`slots-calendar.keys-${one}`)}</li>
        ))}
      </ul>
    </details>
  )
}

const isTyping = (target: EventTarget) => (target as Element).matches('input, textarea, select')

function useDays(): readonly Day[] {
  const isNarrow = useNarrow()
  const monday = useAtomValue(mondayAtom)
  const { day } = useAtomValue(cursorAtom)
  const only = isNarrow ? day : undefined
  return useMemo(() => (only ? [only] : [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(monday, index))), [only, monday])
}

function Calendar({ alias }: { alias: string }) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const days = useDays()
  const { day, minutes } = useAtomValue(cursorAtom)
  const [opened, setOpened] = useState<Opened>()
  const commit = useSetAtom(commitAtom)
  const undo = useSetAtom(undoAtom)
  const canUndo = useAtomValue(canUndoAtom)
  const isSaving = useAtomValue(pendingAtom).length > 0
  const isLoading = useAtomValue(statusAtom) === 'loading'
  useUnsaved(isSaving)
  const onAdd = useCallback((date: Day, from: number, to: number) => {
    const times = { start_time: timeOf(from), end_time: timeOf(to) }
    setOpened({ draft: { kind: 'blocked', date, ...times, label: '', rrule: null } })
  }, [])
  const onOpen = useCallback((piece: Piece) => {
    if (!piece.span) return
    const { uuid: _, exceptions: __, ...draft } = piece.span
    setOpened({ draft, piece: { ...piece, span: piece.span } })
  }, [])
  const onDone = (change: Change) => {
    setOpened(undefined)
    void commit(alias, change)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || isTyping(event.target)) return
    event.preventDefault()
    void undo(alias)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the shortcut for the button within
    <div role="presentation" className="slot-calendar" onKeyDown={onKeyDown} aria-busy={isLoading}>
      <div className="slot-bar">
        <Turner days={days} />
        <div className="slot-acts">
          <span className="help" aria-live="polite">
            {isSaving && t('slots-calendar.saving')}
          </span>
          <button type="button" className="button" aria-disabled={!canUndo} onClick={() => void undo(alias)}>
            {t('slots-calendar.undo')}
          </button>
          <button
            type="button"
            className="button primary"
            onClick={() => onAdd(day, minutes, Math.min(minutes + 60, 1440))}
          >
            {t('slots-calendar.add')}
          </button>
        </div>
      </div>
      <Notices />
      <Grid alias={alias} days={days} onOpen={onOpen} onAdd={onAdd} />
      <Legend />
      <SpanDialog opened={opened} onDone={onDone} onClose={() => setOpened(undefined)} />
    </div>
  )
}

/** /online-appointments/calendars/slots/management */
export function Page({ alias }: { alias: string }) {
  useStyles(css)
  const t = useTexts<typeof appMessages & typeof slotsCalendarMessages>()
  const load = useSetAtom(loadAtom)
  const monday = useAtomValue(mondayAtom)
  const status = useAtomValue(statusAtom)
  const failure = useAtomValue(failureAtom)
  const week = useAtomValue(weekAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week is another read
  useEffect(() => void load(alias), [load, alias, monday])
  return (
    <>
      <h1 className="title">{t('app.slots')}</h1>
      {week && <p className="lead">{t('slots-calendar.help', { zone: week.time_zone })}</p>}
      {status === 'error' ? (
        <div className="card">
          <GeneralError failure={failure} retry={() => void load(alias)} />
        </div>
      ) : (
        <Calendar alias={alias} />
      )}
    </>
  )
}
