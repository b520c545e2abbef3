import { useAtomValue } from 'jotai'
import type { reportsMessages } from '#contract/messages/reports.messages'
import type { ReportName } from '#contract/reports'
import type { Narrow } from '../../core/data/query-state.ts'
import { localToday } from '../../core/dates/calendar-date.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { neighbour } from './neighbours.ts'
import { type Query, STEP } from './query-state.ts'
import { reportsAtom } from './reports.atoms.ts'

const useMessages = useTexts<typeof reportsMessages>

const ARROWS = { previous: 'M12.5 4.5 7 10l5.5 5.5', next: 'm7.5 4.5 5.5 5.5-5.5 5.5' } as const

interface TurnProps {
  to: keyof typeof ARROWS
  name: ReportName
  query: Query
  onChange: Narrow<Query>
}

/** Leads to the period before or after the shown one. */
export function Turn({ to, name, query, onChange }: TurnProps) {
  const t = useMessages()
  const report = useAtomValue(reportsAtom)[name]
  const chosen = report && neighbour(query.period, report, to === 'next' ? 1 : -1, localToday())
  return (
    <button
      type="button"
      className="button icon"
      aria-label={t(`reports.${to}-period`)}
      aria-disabled={!chosen}
      onClick={() => chosen && onChange(chosen, STEP)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={ARROWS[to]} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </button>
  )
}
