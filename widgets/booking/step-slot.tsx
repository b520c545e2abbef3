import { useAtomValue, useSetAtom } from 'jotai'
import { chooseSlotAtom } from './booking.atoms.ts'
import { DaySlots } from './day-slots.tsx'
import { takingAtom } from './hold.atoms.ts'

/** A day and a time; a time is kept as soon as it is chosen. */
export function SlotStep() {
  const taking = useAtomValue(takingAtom)
  const choose = useSetAtom(chooseSlotAtom)
  return <DaySlots chosen={taking} taking={taking} onChoose={choose} />
}
