import { useAtomValue, useSetAtom } from 'jotai'
import type { CalendarAdvisor } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { calendar } from './branch-calendar.atoms.ts'
import { beginHandOverAtom } from './hand-over.atoms.ts'

interface HandOverButtonProps {
  advisor: CalendarAdvisor
  from: string
  to: string
}

/** Opens the hand-over of an advisor's appointments on some days. */
export function HandOverButton({ advisor: { alias, full_name, is_deactivated }, from, to }: HandOverButtonProps) {
  const t = useTexts<typeof branchCalendarMessages>()
  const { slug: branch = '', today = '' } = useAtomValue(calendar.valueAtom) ?? {}
  const absent = is_deactivated ? undefined : { from: from > today ? from : today, to }
  const begin = useSetAtom(beginHandOverAtom)
  return (
    <button
      type="button"
      className="bcal-hand-over"
      aria-haspopup="dialog"
      onClick={() => begin({ branch, advisor: alias, name: full_name, from, to, absent })}
    >
      {t(from === to ? 'branch-calendar.hand-over-day' : 'branch-calendar.hand-over-week')}
      <span className="visually-hidden">: {full_name}</span>
    </button>
  )
}
