import type { ReactNode } from 'react'
import type { Requested as State } from '../../core/data/use-request.ts'
import { GeneralError } from './general-error.tsx'
import { LoadingBox } from './loading-box.tsx'

interface RequestedProps<Value> {
  of: State<Value>
  /** Heading level of an error. */
  level?: 2 | 3
  /** `isStale` while the next is loading. */
  children: (value: Value, isStale: boolean) => ReactNode
}

/** The loaded content, a loading box, or an error. */
export function Requested<Value>({
  of: { status, value, failure, retry },
  level = 2,
  children
}: RequestedProps<Value>) {
  if (status === 'loading') return <LoadingBox />
  if (status === 'error') return <GeneralError failure={failure} level={level} retry={retry} />
  return value === undefined ? null : children(value, status === 'processing')
}
