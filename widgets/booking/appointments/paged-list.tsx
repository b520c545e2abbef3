import type { ReactNode } from 'react'
import type { Requested } from '../../core/data/use-request.ts'
import { GeneralError } from '../../ui/feedback/general-error.tsx'
import { Placeholder } from '../../ui/feedback/placeholder.tsx'
import { usePageFocus } from '../../ui/lists/use-page-focus.ts'

function Loading() {
  return (
    <div className="appt-loading">
      <Placeholder height="md" width="md" />
      <ul className="appt-list">
        {[0, 1, 2].map((row) => (
          <li key={row} className="appt">
            <Placeholder height="lg" width="sm" />
            <div className="appt-what">
              <Placeholder height="md" width="md" />
              <Placeholder height="sm" width="lg" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PagedListProps {
  of: Requested<unknown>
  page: number
  children: ReactNode
}

/** A list in each of its states; changing the page moves the focus to its start. */
export function PagedList({ of: { status, failure, retry }, page, children }: PagedListProps) {
  const isLoading = status === 'loading' || status === 'processing'
  const list = usePageFocus(page)
  return (
    <div className="appt-content" ref={list} tabIndex={-1} aria-busy={isLoading}>
      {isLoading && <Loading />}
      {status === 'error' && (
        <div className="card">
          <GeneralError failure={failure} retry={retry} />
        </div>
      )}
      {status === 'ready' && children}
    </div>
  )
}
