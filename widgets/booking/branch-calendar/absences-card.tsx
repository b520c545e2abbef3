import { useSetAtom } from 'jotai'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { localToday } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { openAbsencesAtom, type Whose } from './absences.atoms.ts'
import { AbsencesDialog, Known } from './absences.tsx'

/** An advisor's absences ahead as a part of their page, entered and removed there. */
export function AbsencesCard({ whose }: { whose: Whose }) {
  const t = useTexts<typeof branchCalendarMessages>()
  const open = useSetAtom(openAbsencesAtom)
  const today = localToday()
  return (
    <div className="card stack">
      <Known whose={whose} level={2} />
      <div>
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => open(whose, { from: today, to: today })}
        >
          {t('branch-calendar.enter-absence')}
        </button>
      </div>
      <AbsencesDialog isNewAlone />
    </div>
  )
}
