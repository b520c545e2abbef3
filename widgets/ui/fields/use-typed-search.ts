import { useEffect, useRef, useState } from 'react'

/** How long typing must pause before the list is requested. */
export const PAUSE_MS = 350

/** The text of a search field, searched when typing pauses; a query from elsewhere replaces it. */
export function useTypedSearch(q: string, go: (q: string) => void) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  const [asked, setAsked] = useState(q)
  if (known !== q) {
    setKnown(q)
    // the field's own query must replace neither a trailing space nor newer input
    if (asked !== q) setText(q)
    setAsked(q)
  }
  // keeps a filter that is chosen meanwhile
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with the last key
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => {
      setAsked(text.trim())
      latest.current(text.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
