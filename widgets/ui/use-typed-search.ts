import { useEffect, useState } from 'react'

/** Typing is over for so long before the list is asked for. */
const PAUSE_MS = 350

/** The words of a search field, which are looked for when typing pauses; those that come from elsewhere replace them. */
export function useTypedSearch(q: string, go: (q: string) => void) {
  const [words, setWords] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setWords(q)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the last key counts
  useEffect(() => {
    if (words.trim() === q) return
    const timer = setTimeout(() => go(words.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return [words, setWords] as const
}
