import { atom } from 'jotai'
import { getCalendar } from '#contract/agenda'
import { openAtom, replaceAtom } from '../../booking/appointments/appointments.atoms.ts'
import { notifyAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'
import type { Piece } from './pieces.ts'
import { loadAtom } from './slots-calendar.atoms.ts'

let asked = 0

/** Opens the details of an appointment, as they are now; what is no longer there leaves the week, too. */
export const openAppointmentAtom = atom(null, async (get, set, alias: string, { appointment, date }: Piece) => {
  const turn = ++asked
  try {
    const query = { from: date, to: date }
    const { appointments } = await get(apiAtom).call(getCalendar, { params: { alias }, query })
    if (turn !== asked) return
    const found = appointments.find(({ uuid }) => uuid === appointment)
    if (!found) return set(loadAtom, alias)
    set(replaceAtom, found)
    set(openAtom, found)
  } catch {
    if (turn === asked) set(notifyAtom, 'failure')
  }
})
