import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { getMe, SIGNED_OUT } from '#contract/me'
import { meAtom } from '../core/data/session.ts'
import { apiAtom } from '../core/element/store.tsx'
import { unsavedAtom } from '../core/forms/unsaved.ts'
import { askAtom } from './session-ended.atoms.ts'

/** Shows nothing more of a session that another tab has ended: what is unsaved is kept behind the question, else the login follows. */
const leaveAtom = atom(null, async (get, set) => {
  const me = await get(apiAtom)
    .call(getMe, {})
    .catch(() => undefined)
  // signed in again meanwhile, or not known
  if (!get(meAtom).roles || !me || me.roles) return
  if (get(unsavedAtom)) set(askAtom)
  else set(meAtom, {})
})

/** Follows a sign-out in another tab, which the login page tells of. */
export function useSignedOut(): void {
  const leave = useSetAtom(leaveAtom)
  useEffect(() => {
    const channel = new BroadcastChannel(SIGNED_OUT)
    channel.onmessage = () => void leave()
    return () => channel.close()
  }, [leave])
}
