import { type MouseEvent, useEffect, useRef } from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'

export interface SummaryError {
  /** Id of the field. */
  id: string
  text: string
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[]
  /** Counts failed attempts: each moves the focus here. */
  attempt: number
}

/** All errors of a form, with links to their fields. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { root } = useHost()
  const t = useTexts<typeof uiCommonMessages>()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt) box.current?.focus()
  }, [attempt])
  if (!attempt || !errors.length) return null
  const lead = (event: MouseEvent, field: string) => {
    // URL fragments do not reach into shadow roots
    event.preventDefault()
    root.getElementById(field)?.focus()
  }
  return (
    <section className="notice danger error-summary" aria-labelledby={id} tabIndex={-1} ref={box}>
      <h3 id={id}>{t('ui.check')}</h3>
      <ul>
        {errors.map(({ id: field, text }) => (
          <li key={field + text}>
            <a href={`#${field}`} onClick={(event) => lead(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
