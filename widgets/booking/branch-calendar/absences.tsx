import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { CalendarAdvisor } from '#contract/branch-calendar'
import type { CalendarOverride } from '#contract/calendar-overrides'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { clockIn, dayIn } from '../appointments/dates.ts'
import {
  absenceForm,
  absences,
  openAbsencesAtom,
  removalStatusAtom,
  removeAbsenceAtom,
  whoseAtom
} from './absences.atoms.ts'
import { calendar } from './branch-calendar.atoms.ts'
import { daySpan } from './day-span.ts'

const useMessages = useTexts<typeof branchCalendarMessages>

interface AbsenceButtonProps {
  advisor: CalendarAdvisor
  from: string
  to: string
}

/** Opens an advisor's absences, with the days shown as a new one. */
export function AbsenceButton({ advisor: { alias, full_name, is_deactivated }, from, to }: AbsenceButtonProps) {
  const t = useMessages()
  const { slug = '', today = '' } = useAtomValue(calendar.valueAtom) ?? {}
  const open = useSetAtom(openAbsencesAtom)
  if (is_deactivated) return null
  const first = from > today ? from : today
  const days = { from: first, to: to > first ? to : first }
  return (
    <button
      type="button"
      className="bcal-hand-over bcal-absence"
      aria-haspopup="dialog"
      onClick={() => open({ branch: slug, advisor: alias, name: full_name }, days)}
    >
      {t('branch-calendar.enter-absence')}
      <span className="visually-hidden">: {full_name}</span>
    </button>
  )
}

/** The days of an absence, with times where it begins or ends within a day. */
function useSpan(zone: string) {
  const { tag } = useTextsContext()
  return ({ starts_at, ends_at }: CalendarOverride) => {
    const [from, to] = [dayIn(zone, new Date(starts_at)), dayIn(zone, new Date(Date.parse(ends_at) - 1))]
    const [begin, end] = [clockIn(zone, starts_at, tag), clockIn(zone, ends_at, tag)]
    return begin === end ? daySpan(from, to, tag) : `${daySpan(from, to, tag)}, ${begin}–${end}`
  }
}

function Recorded({ known, zone }: { known: readonly CalendarOverride[]; zone: string }) {
  const t = useMessages()
  const spanOf = useSpan(zone)
  const busy = useAtomValue(removalStatusAtom) === 'processing'
  const remove = useSetAtom(removeAbsenceAtom)
  if (!known.length) return <p>{t('branch-calendar.no-absences')}</p>
  return (
    <ul className="bcal-absences">
      {known.map((one) => (
        <li key={one.uuid}>
          <span>
            {spanOf(one)}
            {one.label && <span className="help"> {one.label}</span>}
          </span>
          <Busy className="button" busy={busy} onClick={() => void remove(one.uuid)}>
            {t('branch-calendar.remove-absence')}
            <span className="visually-hidden">: {spanOf(one)}</span>
          </Busy>
        </li>
      ))}
    </ul>
  )
}

function Known() {
  const t = useMessages()
  const state = useRequest(absences, useAtomValue(whoseAtom))
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <section className="stack" ref={box} tabIndex={-1} aria-label={t('branch-calendar.absences')}>
      <h3>{t('branch-calendar.absences')}</h3>
      <Requested of={state} level={3}>
        {({ absences: known, time_zone }) => <Recorded known={known} zone={time_zone} />}
      </Requested>
    </section>
  )
}

/** An advisor's absences: those recorded, and a new one. */
export function AbsencesDialog() {
  const t = useMessages()
  const { name } = useAtomValue(whoseAtom)
  const change = useSetAtom(absenceForm.changeAtom)
  const errors = useAtomValue(absenceForm.errorsAtom)
  return (
    <DraftDialog of={absenceForm} title={() => t('branch-calendar.absences-of', { name })}>
      {(draft) => (
        <>
          <Known />
          <h3>{t('branch-calendar.new-absence')}</h3>
          <p>{t('branch-calendar.absence-lead')}</p>
          <div className="bcal-days">
            {(['from', 'to'] as const).map((field) => (
              <TextField
                key={field}
                name={field}
                type="date"
                label={t(`branch-calendar.absence-${field}`)}
                value={draft[field]}
                errors={errors[field]}
                onInput={(day) => change({ [field]: day })}
              />
            ))}
          </div>
          <TextField
            name="label"
            trim
            autoComplete="off"
            label={t('branch-calendar.absence-label')}
            help={t('branch-calendar.absence-label-help')}
            value={draft.label}
            errors={errors.label}
            onInput={(label) => change({ label })}
          />
        </>
      )}
    </DraftDialog>
  )
}
