import type { ReactNode } from 'react'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import { PageLinks } from './page-links.tsx'
import css from './paged-list.css?inline'
import { usePageFocus } from './use-page-focus.ts'

interface PagedListProps {
  label: string
  /** The total as a sentence, or how many are chosen. */
  count: string
  /** Search or filters leave some out: where they leave nothing, this is said instead of a count of what there is. */
  isFiltered?: boolean
  page: number
  total: number
  size: number
  /** Another page is loading. */
  isStale: boolean
  addressOf: (page: number) => string
  /** Beside the count: what can be done with the list, or with the chosen rows. */
  actions?: ReactNode
  /** At the end of that line: how the list is seen. */
  view?: ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
  /** The rows as a table. */
  children: ReactNode
}

/** A paged list with its page in the URL; changing the page moves the focus to its start. */
export function PagedList(props: PagedListProps) {
  useStyles(css)
  const { label, count, isFiltered, page, total, size, isStale, addressOf, actions, view, empty, children } = props
  const t = useTexts<typeof listsMessages>()
  const box = usePageFocus(page)
  return (
    <section className="paged-list" ref={box} tabIndex={-1} aria-label={label} aria-busy={isStale}>
      <div className="paged-head">
        <p className="paged-count" role="status">
          {isFiltered && !total ? t('lists.none-found') : count}
        </p>
        {actions}
        {view && <div className="paged-view">{view}</div>}
      </div>
      {empty || children}
      <PageLinks page={page} pages={Math.ceil(total / size)} addressOf={addressOf} />
    </section>
  )
}
