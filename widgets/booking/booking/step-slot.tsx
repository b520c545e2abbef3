import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chooseSlotAtom } from './booking.atoms.ts'
import { DaySlots } from './day-slots.tsx'
import { holdingAtom } from './hold.atoms.ts'
import { loadLater } from './later.ts'

/** A day and a time; choosing a time holds it. */
export function SlotStep() {
  const taking = useAtomValue(holdingAtom)
  const choose = useSetAtom(chooseSlotAtom)
  // failed loads are retried when needed
  useEffect(() => void loadLater().catch(() => {}), [])
  return <DaySlots chosen={taking} taking={taking} onChoose={choose} />
}
