import { atom } from 'jotai'
import { getConversationsPresence, putConversationsPresence } from '#contract/conversations'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'

/** Until when visitors are told that the user answers later. */
export const presence = requestAtoms<{ away_until: string | null }>({
  ask: (call) => call(getConversationsPresence, {})
})

const setting = mutationAtoms()
export const isSettingAtom = atom((get) => get(setting.statusAtom) === 'processing')

export const setAwayAtom = atom(null, (_get, set, is_away: boolean) =>
  set(setting.runAtom, async (call) => {
    const said = await call(putConversationsPresence, { body: { is_away } })
    set(presence.changeAtom, () => said)
  })
)
