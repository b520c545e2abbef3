import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { addDays, type Day } from '../../core/dates/calendar-date.ts'
import { cursorAtom, mondayAtom } from './slots-calendar.atoms.ts'

const NARROW = '(width < 47.5em)'

function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const query = matchMedia(NARROW)
    const update = () => setNarrow(query.matches)
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isNarrow
}

/** The week, and the days of it that are shown: all, or one on a phone. */
export function useDays(): { week: readonly Day[]; days: readonly Day[] } {
  const isNarrow = useNarrow()
  const monday = useAtomValue(mondayAtom)
  const { day } = useAtomValue(cursorAtom)
  const only = isNarrow ? day : undefined
  return useMemo(() => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(monday, index))
    return { week, days: only ? [only] : week }
  }, [only, monday])
}
