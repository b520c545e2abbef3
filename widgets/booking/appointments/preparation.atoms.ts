import { atom } from 'jotai'
import { deleteCalendarChange, getPreparation, type Preparation, putInternalNote } from '#contract/preparation'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { agenda, type Own } from './agenda.atoms.ts'

/** What to know before the open appointment. */
export const preparation = requestAtoms<Preparation, Own>({
  clears: true,
  ask: (call, params) => call(getPreparation, { params })
})

/** Turns down what was changed in the connected calendar. */
export const keepAsBookedAtom = atom(null, (_get, set, params: Own) =>
  set(
    agenda.runAtom,
    async (call) => {
      await call(deleteCalendarChange, { params })
      set(preparation.changeAtom, (known) => ({ ...known, calendar_change: null }))
    },
    { said: () => ['appointments.calendar-kept'] }
  )
)

export const writeNoteAtom = atom(null, (_get, set, params: Own, internal_note: string) =>
  set(
    agenda.runAtom,
    async (call) => {
      await call(putInternalNote, { params, body: { internal_note } })
      set(preparation.changeAtom, (known) => ({ ...known, internal_note: internal_note.trim() }))
    },
    { said: () => ['appointments.internal-note-saved'] }
  )
)
