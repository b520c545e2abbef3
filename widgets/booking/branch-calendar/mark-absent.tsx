import { useAtom, useAtomValue } from 'jotai'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { daySpan } from './day-span.ts'
import { type HandOver, isAbsentAtom, isClosedAtom, isKnownAtom, isNotedAtom } from './hand-over.atoms.ts'

/** Whether the advisor is recorded as absent for what is left of the days, together with the hand-over. */
export function MarkAbsent({ handOver: { name, absent } }: { handOver: HandOver }) {
  const t = useTexts<typeof branchCalendarMessages>()
  const { tag } = useTextsContext()
  const [isAbsent, mark] = useAtom(isAbsentAtom)
  const isNoted = useAtomValue(isNotedAtom)
  const isKnown = useAtomValue(isKnownAtom)
  const isClosed = useAtomValue(isClosedAtom)
  if (!absent || isClosed) return null
  const days = daySpan(absent.from, absent.to, tag)
  if (isNoted || isKnown) return <p>{t('branch-calendar.marked-absent', { name, days })}</p>
  return (
    <CheckField
      name="absent"
      title={t('branch-calendar.mark-absent', { name, days })}
      text={t('branch-calendar.mark-absent-text')}
      checked={isAbsent}
      onChange={mark}
    />
  )
}
