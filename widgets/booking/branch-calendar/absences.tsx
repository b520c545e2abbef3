import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { CalendarAdvisor } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'
import { useStyles } from '../../ui/base/use-styles.ts'
import { DraftDialog } from '../../ui/dialogs/draft-dialog.tsx'
import { Requested } from '../../ui/feedback/requested.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AbsenceList } from './absence-list.tsx'
import {
  absenceForm,
  absences,
  openAbsencesAtom,
  removalStatusAtom,
  removeAbsenceAtom,
  type Whose,
  whoseAtom
} from './absences.atoms.ts'
import css from './absences.css?inline'
import { calendar } from './branch-calendar.atoms.ts'

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

/** The absences ahead of an advisor. */
export function Known({ whose, level = 3 }: { whose: Whose; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const t = useMessages()
  const state = useRequest(absences, whose)
  const busy = useAtomValue(removalStatusAtom) === 'processing'
  const remove = useSetAtom(removeAbsenceAtom)
  const box = useRef<HTMLElement>(null)
  useFocusRestore(box, (node) => node)
  return (
    <section className="stack" ref={box} tabIndex={-1} aria-label={t('branch-calendar.absences')}>
      <Heading className={level === 2 ? 'card-title' : undefined}>{t('branch-calendar.absences')}</Heading>
      <Requested of={state} level={3}>
        {({ absences: known, announced, time_zone }) => (
          <AbsenceList
            known={known}
            announced={announced}
            of={whose}
            zone={time_zone}
            busy={busy}
            onRemove={(uuid) => remove(whose, uuid)}
          />
        )}
      </Requested>
    </section>
  )
}

/** An advisor's absences: those recorded, unless the page shows them, and a new one. */
export function AbsencesDialog({ isNewAlone = false }: { isNewAlone?: boolean }) {
  useStyles(css)
  const t = useMessages()
  const whose = useAtomValue(whoseAtom)
  const change = useSetAtom(absenceForm.changeAtom)
  const errors = useAtomValue(absenceForm.errorsAtom)
  return (
    <DraftDialog of={absenceForm} title={() => t('branch-calendar.absences-of', { name: whose.name })}>
      {(draft) => (
        <>
          {!isNewAlone && <Known whose={whose} />}
          <h3>{t('branch-calendar.new-absence')}</h3>
          <p>{t('branch-calendar.absence-lead')}</p>
          <div className="bcal-days">
            {(['from', 'to'] as const).map((field) => (
              <TextField
                key={field}
                name={field}
                type="date"
                required
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
