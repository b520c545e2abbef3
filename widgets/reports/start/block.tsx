import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMayOpen } from '../../core/data/may-open.ts'
import { useId } from '../../core/element/use-id.ts'

interface BlockProps {
  title: string
  /** A link beside the heading, where the user may open it. */
  more?: { href: string; text: string }
  className?: string
  children: ReactNode
}

/** A part of the page with its heading. */
export function Block({ title, more, className = '', children }: BlockProps) {
  const id = useId()
  const mayOpen = useMayOpen()
  return (
    <section className={`card start-block ${className}`} aria-labelledby={id}>
      <div className="start-heading">
        <h2 className="card-title" id={id}>
          {title}
        </h2>
        {more && mayOpen(more.href) && (
          <Link className="start-more" href={more.href}>
            {more.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
