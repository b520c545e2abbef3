import { atom } from 'jotai'
import { deleteOtherSessions, deleteOwnSession, getOwnSessions, type OwnSession } from '#contract/preferences'
import { mutationAtoms, requestAtoms } from '../../core/data/request.atoms.ts'

export const sessions = requestAtoms<OwnSession[]>({ ask: (call) => call(getOwnSessions, {}), clears: true })

const { statusAtom, runAtom } = mutationAtoms()
export const isEndingAtom = atom((get) => get(statusAtom) === 'processing')

/** Ends the sessions on all other devices. */
export const endOthersAtom = atom(null, async (_get, set) => {
  const isDone = await set(runAtom, (call) => call(deleteOtherSessions, {}), { said: () => ['app.devices-ended'] })
  if (isDone) set(sessions.changeAtom, (list) => list.filter(({ is_this }) => is_this))
})

/** Ends the session on one of them. */
export const endAtom = atom(null, async (_get, set, { id }: OwnSession) => {
  const isDone = await set(runAtom, (call) => call(deleteOwnSession, { params: { id } }), {
    said: () => ['app.device-ended']
  })
  if (isDone) set(sessions.changeAtom, (list) => list.filter((one) => one.id !== id))
})
