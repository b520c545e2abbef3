import type { ReactNode } from 'react'
import type { Requested as State } from '../../core/data/use-request.ts'
import { GeneralError } from './general-error.tsx'
import { LoadingBox } from './loading-box.tsx'

interface RequestedProps<Value> {
  of: State<Value>
  /** Of the heading of an error. */
  level?: 2 | 3
  /** Stale while the next is on its way. */
  children: (value: Value, isStale: boolean) => ReactNode
}

/** What was asked for, or that it is on its way, or that it did not come. */
export function Requested<Value>({
  of: { status, value, failure, retry },
  level = 2,
  children
}: RequestedProps<Value>) {
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} level={level} retry={retry} />
  return value === undefined ? null : children(value, status === 'processing')
}
