import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useStyles } from '../../ui/base/use-styles.ts'
import { DaySlots } from './day-slots.tsx'
import { SlotGoneNotice } from './slot-gone.tsx'
import { dayAtom, refreshSlotsAtom, type SlotQuery, startSlotsAtom, zonesAtom } from './slots.atoms.ts'
import slots from './slots.css?inline'
import { dayIn } from './times.ts'

interface PickerProps {
  query: SlotQuery
  /** Initial moment, whose day is shown first. */
  near?: string | undefined
  chosen: string | undefined
  /** Free alternatives after a conflict. */
  gone?: readonly string[] | undefined
  onChoose: (slot: string) => void
}

/** The free times of a query, for the app: a calendar and the times of a day. */
export function Picker({ query, near, chosen, gone, onChoose }: PickerProps) {
  useStyles(slots)
  const { shown } = useAtomValue(zonesAtom)
  const start = useSetAtom(startSlotsAtom)
  const refresh = useSetAtom(refreshSlotsAtom)
  const setDay = useSetAtom(dayAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew when something else is looked for
  useEffect(() => {
    if (near) setDay(dayIn(shown, near))
    void start({ ...query, onBranchClock: true })
  }, [query.alias, query.isBranch, query.topic, query.type, query.appointment])
  useEffect(() => {
    if (gone) void refresh()
  }, [gone, refresh])
  return (
    <div className="booking stack">
      {gone && <SlotGoneNotice slots={gone} onChoose={onChoose} />}
      <DaySlots chosen={chosen} onChoose={onChoose} />
    </div>
  )
}
