import { type MouseEvent, useEffect, useRef } from 'react'
import type { uiMessages } from '#contract/ui.messages'
import { useHost } from '../core/host.ts'
import { useTexts } from '../core/texts.tsx'

export interface SummaryError {
  /** Id of the field. */
  id: string
  text: string
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[]
  /** Counts the failed attempts: each moves the focus here. */
  attempt: number
}

/** Every error of a form, each a way to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const { root } = useHost()
  const t = useTexts<typeof uiMessages>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) box.current?.focus()
  }, [attempt])
  if (!attempt || !errors.length) return null
  const lead = (event: MouseEvent, id: string) => {
    // a fragment finds nothing inside a shadow root
    event.preventDefault()
    root.getElementById(id)?.focus()
  }
  return (
    <div className="notice danger error-summary" role="group" aria-labelledby="error-summary" tabIndex={-1} ref={box}>
      <h3 id="error-summary">{t('ui.check')}</h3>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id + text}>
            <a href={`#${id}`} onClick={(event) => lead(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
