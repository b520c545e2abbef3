import type { ReactNode } from 'react'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { Chosen } from './use-choice.ts'

interface ChosenRowsProps {
  of: Chosen
  /** How many there are on all pages; without it only single rows and pages can be chosen. */
  total?: number
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** Beside the number of chosen rows: all pages can be chosen, none, or something be done with those that are. */
export function ChosenRows({ of: { count, keys, chooseAll, clear }, total = 0, children }: ChosenRowsProps) {
  const t = useTexts<typeof listsMessages>()
  return (
    <div className="chosen-rows">
      {children}
      {keys && count < total && (
        <button type="button" className="button quiet" onClick={chooseAll}>
          {t('lists.choose-all', { total })}
        </button>
      )}
      <button type="button" className="button quiet" onClick={clear}>
        {t('lists.clear-choice')}
      </button>
    </div>
  )
}
