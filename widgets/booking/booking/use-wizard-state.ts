import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { hostAtom } from '../../core/element/store.tsx'
import {
  acceptedAtom,
  askedAtom,
  bookedAtom,
  choiceAtom,
  presetAtom,
  statusAtom,
  stepAtom,
  visitorAtom,
  wishAtom
} from './booking.atoms.ts'
import { holdAtom } from './hold.atoms.ts'
import { clockAtom, dayAtom } from './slots.atoms.ts'
import { targetKey } from './target.ts'
import { saveState, type WizardState } from './wizard-state.ts'

const wizardStateAtom = atom(
  (get): WizardState => ({
    ...get(choiceAtom),
    step: get(stepAtom),
    day: get(dayAtom),
    branch: get(clockAtom)?.time_zone,
    held: get(holdAtom),
    accepted: get(acceptedAtom),
    visitor: get(visitorAtom),
    asked: get(askedAtom),
    wish: get(wishAtom),
    booked: get(bookedAtom)
  })
)

/** Saves the wizard's state, so that a reload restores it. */
export function useSavedState() {
  const state = useAtomValue(wizardStateAtom)
  const host = useAtomValue(hostAtom)
  const preset = useAtomValue(presetAtom)
  const name = preset.alias && targetKey(preset)
  const isLoading = useAtomValue(statusAtom) === 'loading'
  useEffect(() => {
    if (host && name && !isLoading) saveState(host, name, state)
  }, [host, name, isLoading, state])
}
