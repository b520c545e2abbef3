import type { ReactNode } from 'react'
import { useId } from '../../core/element/use-id.ts'

/** A card with some of the settings, which the page saves together with the others. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card-title" id={id}>
        {title}
      </h2>
      <div className="stack">{children}</div>
    </section>
  )
}
