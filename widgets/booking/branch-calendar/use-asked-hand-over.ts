import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { BranchCalendar } from '#contract/branch-calendar'
import { SPANS } from '../appointments/appointments.atoms.ts'
import { absenceForm } from './absences.atoms.ts'
import { beginHandOverAtom, handOverOf } from './hand-over.atoms.ts'
import { addressOf, NO_HAND_OVER, type Query } from './query-state.ts'

/** Opens the hand-over that the address asks for, instead of the absences from which it may have been asked. */
export function useAskedHandOver(query: Query, day: string, shown: BranchCalendar | undefined) {
  const [, navigate] = useLocation()
  const begin = useSetAtom(beginHandOverAtom)
  const closeAbsences = useSetAtom(absenceForm.closeAtom)
  const { branch, view, hand_over, absence, from, to } = query
  useEffect(() => {
    if (!hand_over || shown?.slug !== branch) return
    navigate(addressOf({ ...query, ...NO_HAND_OVER }), { replace: true })
    closeAbsences()
    const advisor = shown.advisors.find(({ alias }) => alias === hand_over)
    if (!advisor) return
    const isOfAbsence = absence && from && to
    const { from: first, to: last } = SPANS[view](day)
    const within = { from: from && from > first ? from : first, to: to && to < last ? to : last }
    begin(isOfAbsence ? handOverOf(shown, advisor, { from, to }, absence) : handOverOf(shown, advisor, within))
  }, [branch, view, hand_over, absence, from, to, day, shown, query, navigate, closeAbsences, begin])
}
