import { useState } from 'react'
import { Link } from 'wouter'
import type { AnnouncedAbsence, BranchAbsence, CalendarOverride } from '#contract/calendar-overrides'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { clockIn, dayIn } from '../appointments/dates.ts'
import css from './absences.css?inline'
import { daySpan } from './day-span.ts'
import { addressOf } from './query-state.ts'

const useMessages = useTexts<typeof branchCalendarMessages>

type Span = Pick<CalendarOverride, 'starts_at' | 'ends_at'>

const daysOf = (zone: string, { starts_at, ends_at }: Span) => ({
  from: dayIn(zone, new Date(starts_at)),
  to: dayIn(zone, new Date(Date.parse(ends_at) - 1))
})

/** The days of an absence, with times where it begins or ends within a day. */
function useSpan(zone: string) {
  const { tag } = useTextsContext()
  return (absence: Span) => {
    const { from, to } = daysOf(zone, absence)
    const [begin, end] = [clockIn(zone, absence.starts_at, tag), clockIn(zone, absence.ends_at, tag)]
    return begin === end ? daySpan(from, to, tag) : `${daySpan(from, to, tag)}, ${begin}–${end}`
  }
}

/** An absence; how much stays booked in it is known to those who manage the branch. */
export type KnownAbsence = CalendarOverride & Partial<Pick<BranchAbsence, 'staying'>>

/** An advisor of a branch, by alias. */
interface Of {
  branch: string
  advisor: string
}

interface StayingProps {
  absence: Span & Partial<Pick<KnownAbsence, 'uuid' | 'staying'>>
  of: Of
  zone: string
}

/** What stays booked in an absence, and the way to hand it over. */
function Staying({ absence, of: { branch, advisor }, zone }: StayingProps) {
  const t = useMessages()
  const { count = 0, first_day: day } = absence.staying ?? {}
  if (!count || !day) return null
  const { from, to } = daysOf(zone, absence)
  const handOver = { hand_over: advisor, absence: absence.uuid ?? '', from, to }
  return (
    <p className="notice warning">
      {t('branch-calendar.within', { count })}{' '}
      <Link href={addressOf({ branch, view: from === to ? 'day' : 'week', day, ...handOver })}>
        {t('branch-calendar.hand-over-them', { count })}
      </Link>
    </p>
  )
}

interface AbsenceListProps {
  known: readonly KnownAbsence[]
  /** Removed only by the advisor. */
  announced?: AnnouncedAbsence | undefined
  /** Whose they are, for those who can hand appointments over. */
  of?: Of
  zone: string
  busy: boolean
  /** Returns whether that succeeded. */
  onRemove: (uuid: string) => Promise<boolean>
}

/** Absences that are recorded, each with a way to remove it, which is asked about first. */
export function AbsenceList({ known, announced, of, zone, busy, onRemove }: AbsenceListProps) {
  useStyles(css)
  const t = useMessages()
  const spanOf = useSpan(zone)
  const isEmpty = !known.length && !announced
  const [asked, ask] = useState<KnownAbsence>()
  const remove = async () => {
    if (asked && (await onRemove(asked.uuid))) ask(undefined)
  }
  return (
    <>
      {isEmpty && <p>{t('branch-calendar.no-absences')}</p>}
      {!isEmpty && (
        <ul className="bcal-absences">
          {announced && (
            <li>
              <span>
                {spanOf(announced)}
                <span className="bcal-author help">{t('branch-calendar.announced')}</span>
              </span>
              {of && <Staying absence={announced} of={of} zone={zone} />}
            </li>
          )}
          {known.map((one) => (
            <li key={one.uuid}>
              <span>
                {spanOf(one)}
                {one.label && <span className="help"> {one.label}</span>}
                {one.author_name && (
                  <span className="bcal-author help">{t('branch-calendar.entered-by', { name: one.author_name })}</span>
                )}
              </span>
              <button type="button" className="button" aria-haspopup="dialog" onClick={() => ask(one)}>
                {t('branch-calendar.remove-absence')}
                <span className="visually-hidden">: {spanOf(one)}</span>
              </button>
              {of && <Staying absence={one} of={of} zone={zone} />}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={Boolean(asked)}
        busy={busy}
        title={t('branch-calendar.remove-title')}
        text={asked ? t('branch-calendar.remove-ask', { days: spanOf(asked) }) : ''}
        action={t('branch-calendar.remove-absence')}
        onConfirm={() => void remove()}
        onClose={() => ask(undefined)}
      />
    </>
  )
}
