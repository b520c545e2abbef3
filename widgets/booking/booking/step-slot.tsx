import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { chooseSlotAtom } from './booking.atoms.ts'
import { DaySlots } from './day-slots.tsx'
import { holdingAtom } from './hold.atoms.ts'
import { type Later, loadLater } from './later.ts'

/** A day and a time; choosing a time holds it. Whom none suits waits for one instead. */
export function SlotStep() {
  const taking = useAtomValue(holdingAtom)
  const choose = useSetAtom(chooseSlotAtom)
  const [later, setLater] = useState<Later>()
  // failed loads are retried when needed
  useEffect(() => void loadLater().then(setLater, () => {}), [])
  return (
    <>
      <DaySlots chosen={taking} taking={taking} onChoose={choose} />
      {later && <later.Waiting />}
    </>
  )
}
