import { atom } from 'jotai'
import { getPreparation, type Preparation, putInternalNote } from '#contract/preparation'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { agenda, type Own } from './agenda.atoms.ts'

/** What to know before the open appointment. */
export const preparation = requestAtoms<Preparation, Own>({
  clears: true,
  ask: (call, params) => call(getPreparation, { params })
})

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
