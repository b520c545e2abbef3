import { atom } from 'jotai'
import { deleteCalendarChange, getPreparation, type Preparation, putInternalNote } from '#contract/preparation'
import { failedAtom } from '../../core/data/notify.ts'
import { isConflict } from '../../core/data/read-failure.ts'
import { type FailAtom, requestAtoms } from '../../core/data/request.atoms.ts'
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

/** A colleague's note is shown beside what was typed. */
const refuseNoteAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  await set(failedAtom, failure)
  if (isConflict(failure)) void set(preparation.reloadAtom, 'quietly')
})

export const writeNoteAtom = atom(null, (get, set, params: Own, internal_note: string) => {
  const known = get(preparation.valueAtom)?.internal_note
  return set(
    agenda.runAtom,
    async (call) => {
      await call(putInternalNote, { params, body: { internal_note, known } })
      set(preparation.changeAtom, (before) => ({ ...before, internal_note: internal_note.trim() }))
    },
    { said: () => ['appointments.internal-note-saved'], failAtom: refuseNoteAtom }
  )
})
