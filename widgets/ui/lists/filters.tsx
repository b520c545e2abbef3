import { type ReactNode, useState } from 'react'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useStyles } from '../base/use-styles.ts'
import css from './filters.css?inline'

interface FiltersProps {
  /** The field that stays in sight: mostly the one in which one searches the list. */
  search: ReactNode
  /** How many filters are set. */
  count: number
  /** The filters' fields. */
  children: ReactNode
}

/** Search and filters of a list. Where there is little room, the filters fold behind a button that says how many are set. */
export function Filters({ search, count, children }: FiltersProps) {
  useStyles(css)
  const t = useTexts<typeof listsMessages>()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <search className="filters">
      {search}
      <button
        type="button"
        className="button filters-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count ? t('lists.filters-set', { count }) : t('lists.filters')}
      </button>
      <div className={isOpen ? 'filters-fields open' : 'filters-fields'} id={id}>
        {children}
      </div>
    </search>
  )
}
