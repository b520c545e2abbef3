import { atom } from 'jotai'
import { getAppInit } from '#contract/app-init'
import { apiAtom } from '../element/store.tsx'
import { initAtom } from './session.ts'

/** Reloads app init, since name, colours, logo and menus of the app may change; a failure changes nothing. */
export const refreshInitAtom = atom(null, async (get, set) => {
  const init = await get(apiAtom)
    .call(getAppInit, {})
    .catch(() => undefined)
  if (init) set(initAtom, init)
})
