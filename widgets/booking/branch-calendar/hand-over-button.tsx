import { useAtomValue, useSetAtom } from 'jotai'
import type { CalendarAdvisor } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { calendar } from './branch-calendar.atoms.ts'
import { beginHandOverAtom, handOverOf } from './hand-over.atoms.ts'

interface HandOverButtonProps {
  advisor: CalendarAdvisor
  from: string
  to: string
}

/** Opens the hand-over of an advisor's appointments on some days. */
export function HandOverButton({ advisor, from, to }: HandOverButtonProps) {
  const t = useTexts<typeof branchCalendarMessages>()
  const shown = useAtomValue(calendar.valueAtom)
  const begin = useSetAtom(beginHandOverAtom)
  return (
    <button
      type="button"
      className="bcal-hand-over"
      aria-haspopup="dialog"
      onClick={() => shown && begin(handOverOf(shown, advisor, { from, to }))}
    >
      {t(from === to ? 'branch-calendar.hand-over-day' : 'branch-calendar.hand-over-week')}
      <span className="visually-hidden">: {advisor.full_name}</span>
    </button>
  )
}
