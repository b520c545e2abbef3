import { useEffect, useRef } from 'react'

/** Each new refusal takes the focus to the first field that it speaks of; a counter tells of them as well as what was said. */
export function useFirstError<E extends HTMLElement = HTMLFormElement>(refusal: unknown) {
  const form = useRef<E>(null)
  // what was refused before the form was drawn outlasts the page
  const seen = useRef(refusal)
  useEffect(() => {
    if (seen.current === refusal) return
    seen.current = refusal
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return form
}
