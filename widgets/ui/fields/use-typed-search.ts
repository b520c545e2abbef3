import { useEffect, useRef, useState } from 'react'

/** Typing is over for so long before the list is asked for. */
const PAUSE_MS = 350

/** The words of a search field, which are looked for when typing pauses; those that come from elsewhere replace them. */
export function useTypedSearch(q: string, go: (q: string) => void) {
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)
  const [asked, setAsked] = useState(q)
  if (known !== q) {
    setKnown(q)
    // what was asked for here replaces neither a space at its end nor what was typed since
    if (asked !== q) setText(q)
    setAsked(q)
  }
  // a filter that is chosen meanwhile is kept
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
