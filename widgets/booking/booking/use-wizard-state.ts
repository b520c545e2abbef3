import { atom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { hostAtom } from '../../core/element/store.tsx'
import { acceptedAtom, askedAtom, choiceAtom, presetAtom, statusAtom, stepAtom, visitorAtom } from './booking.atoms.ts'
import { heldAtom } from './hold.atoms.ts'
import { dayAtom, zonesAtom } from './slots.atoms.ts'
import { nameOf } from './target.ts'
import { type Place, savePlace } from './wizard-state.ts'

const placeAtom = atom(
  (get): Place => ({
    ...get(choiceAtom),
    step: get(stepAtom),
    day: get(dayAtom),
    branch: get(zonesAtom).branch,
    held: get(heldAtom),
    accepted: get(acceptedAtom),
    visitor: get(visitorAtom),
    asked: get(askedAtom)
  })
)

/** Keeps the visitor's place over a reload. */
export function useKeptPlace() {
  const place = useAtomValue(placeAtom)
  const host = useAtomValue(hostAtom)
  const preset = useAtomValue(presetAtom)
  const name = preset.alias && nameOf(preset)
  const isLoading = useAtomValue(statusAtom) === 'loading'
  useEffect(() => {
    if (host && name && !isLoading) savePlace(host, name, place)
  }, [host, name, isLoading, place])
}
