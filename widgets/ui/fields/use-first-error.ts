import { useEffect, useRef } from 'react'

/** Moves the focus to the first refused field on each new refusal; takes the errors or a counter. */
export function useFirstError<E extends HTMLElement = HTMLFormElement>(refusal: unknown) {
  const form = useRef<E>(null)
  // errors from before the form rendered do not move the focus
  const seen = useRef(refusal)
  useEffect(() => {
    if (seen.current === refusal) return
    seen.current = refusal
    const control = refusal ? form.current?.querySelector<HTMLElement>('[aria-invalid=true]') : undefined
    control?.focus()
    // what is wrong stands below the control
    control?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return form
}
