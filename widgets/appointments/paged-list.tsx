import type { ReactNode } from 'react'
import { GeneralError } from '../ui/general-error.tsx'
import { Placeholder } from '../ui/placeholder.tsx'
import { useTurnedPage } from '../ui/use-turned-page.ts'

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
  status: 'loading' | 'ready' | 'error'
  failure: unknown
  retry: () => void
  page: number
  children: ReactNode
}

/** A list in each of its states; turning a page takes the focus to its beginning. */
export function PagedList({ status, failure, retry, page, children }: PagedListProps) {
  const list = useTurnedPage(page)
  return (
    <div className="appt-content" ref={list} tabIndex={-1} aria-busy={status === 'loading'}>
      {status === 'loading' && <Loading />}
      {status === 'error' && (
        <div className="card">
          <GeneralError failure={failure} retry={retry} />
        </div>
      )}
      {status === 'ready' && children}
    </div>
  )
}
