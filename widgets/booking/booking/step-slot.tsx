import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chooseSlotAtom } from './booking.atoms.ts'
import { DaySlots } from './day-slots.tsx'
import { takingAtom } from './hold.atoms.ts'
import { loadLater } from './later.ts'

/** A day and a time; a time is kept as soon as it is chosen. */
export function SlotStep() {
  const taking = useAtomValue(takingAtom)
  const choose = useSetAtom(chooseSlotAtom)
  // what does not come now is asked for again when it is needed
  useEffect(() => void loadLater().catch(() => {}), [])
  return <DaySlots chosen={taking} taking={taking} onChoose={choose} />
}
