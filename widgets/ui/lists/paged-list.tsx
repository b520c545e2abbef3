import type { ReactNode } from 'react'
import { useStyles } from '../base/use-styles.ts'
import { PageLinks } from './page-links.tsx'
import css from './paged-list.css?inline'
import { usePageFocus } from './use-page-focus.ts'

interface PagedListProps {
  label: string
  /** The total as a sentence. */
  count: string
  page: number
  total: number
  size: number
  /** Another page is loading. */
  isStale: boolean
  addressOf: (page: number) => string
  /** Shown when the list is empty. */
  empty: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A paged list with its page in the URL; changing the page moves the focus to its start. */
export function PagedList({ label, count, page, total, size, isStale, addressOf, empty, children }: PagedListProps) {
  useStyles(css)
  const box = usePageFocus(page)
  return (
    <div className="paged-list" ref={box} tabIndex={-1} aria-busy={isStale}>
      <p className="paged-count" role="status">
        {count}
      </p>
      {empty}
      <ul aria-label={label}>{children}</ul>
      <PageLinks page={page} pages={Math.ceil(total / size)} addressOf={addressOf} />
    </div>
  )
}
