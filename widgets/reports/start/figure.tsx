import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMayOpen } from '../../core/data/may-open.ts'

interface FigureProps {
  name: string
  value: string
  children?: ReactNode
  /** To the list that it counts. */
  href?: string
  /** Something waits for the user. */
  isUrgent?: boolean
}

/** Longer ones, such as a duration, are set smaller. */
const SHORT = 7

/** A number with what it says, and the way to what it counts. */
export function StartFigure({ name, value, children, href, isUrgent }: FigureProps) {
  const mayOpen = useMayOpen()
  const content = (
    <>
      <span className="tile-name">{name}</span>{' '}
      <span className={value.length > SHORT ? 'tile-count long' : 'tile-count'}>{value}</span> {children}
    </>
  )
  const shape = isUrgent ? 'tile urgent' : 'tile'
  return (
    <li>
      {href && mayOpen(href) ? (
        <Link className={shape} href={href}>
          {content}
        </Link>
      ) : (
        <div className={shape}>{content}</div>
      )}
    </li>
  )
}

/** Some figures beside each other. */
export const StartFigures = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="tiles start-figures" aria-label={label}>
    {children}
  </ul>
)
