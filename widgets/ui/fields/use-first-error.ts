import { useEffect, useRef } from 'react'
import { painted } from '../../core/forms/painted.ts'

/**
 * Moves the focus to the first refused field, or to what is said of a part that has none, on each new refusal; takes the
 * errors or a counter.
 */
export function useFirstError<E extends HTMLElement = HTMLFormElement>(refusal: unknown) {
  const form = useRef<E>(null)
  // errors from before the form rendered do not move the focus
  const seen = useRef(refusal)
  useEffect(() => {
    if (seen.current === refusal) return
    seen.current = refusal
    const lead = () => {
      const refused = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert][tabindex]')
      refused?.focus()
      // what is wrong stands below the control
      refused?.closest('.field')?.scrollIntoView({ block: 'nearest' })
      return refused
    }
    // a field that has just been drawn learns of its error later
    if (refusal && !lead()) void painted().then(lead)
  }, [refusal])
  return form
}
