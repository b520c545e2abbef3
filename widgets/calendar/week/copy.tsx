import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import type { workingHoursMessages } from '#contract/messages/working-hours.messages'
import { DAYS, type Day } from '#contract/working-hours'
import { useTexts } from '../../core/element/texts.tsx'
import { copyAtom, hoursAtom } from './week.atoms.ts'

const FRIDAY = 5

interface CopyPanelProps {
  from: Day
  nameOf: (day: Day) => string
  /** Called with the days that received the times. */
  onClose: (copied: readonly Day[]) => void
}

/** The weekdays without times: those that are mostly meant. */
function useEmptyWeekdays(from: Day): Day[] {
  const hours = useAtomValue(hoursAtom)
  if (from > FRIDAY) return []
  return DAYS.filter((day) => day <= FRIDAY && !hours.some((one) => one.day === day))
}

/** Chooses the days to copy a day's times to. */
export function CopyPanel({ from, nameOf, onClose }: CopyPanelProps) {
  const t = useTexts<typeof workingHoursMessages & typeof uiCommonMessages>()
  const copy = useSetAtom(copyAtom)
  const [chosen, choose] = useState<readonly Day[]>(useEmptyWeekdays(from))
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const flip = (day: Day) => choose((before) => DAYS.filter((one) => before.includes(one) !== (one === day)))
  const apply = () => {
    if (!chosen.length) return
    copy(from, chosen)
    onClose(chosen)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose([])
    // would submit the surrounding form
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <fieldset className="copy" ref={box}>
      <legend className="label">{t('working-hours.copy-to', { day: nameOf(from) })}</legend>
      <div className="copy-days">
        {DAYS.filter((day) => day !== from).map((day) => (
          <label key={day} className="copy-day">
            <input type="checkbox" checked={chosen.includes(day)} onChange={() => flip(day)} onKeyDown={press} />
            {nameOf(day)}
          </label>
        ))}
      </div>
      <p className="help">{t('working-hours.copy-help')}</p>
      <div className="cluster">
        <button type="button" className="button" aria-disabled={!chosen.length} onClick={apply}>
          {t('working-hours.copy-apply')}
        </button>
        <button type="button" className="button quiet" onClick={() => onClose([])}>
          {t('ui.cancel')}
        </button>
      </div>
    </fieldset>
  )
}
