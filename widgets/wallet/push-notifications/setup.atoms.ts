import { atom } from 'jotai'
import type { Answer } from '#contract/endpoint'
import { getPushSetup } from '#contract/push-notifications'
import { apiAtom } from '../../core/element/store.tsx'

const loadedAtom = atom<Answer<(typeof getPushSetup)['shape']> | undefined>(undefined)

/** What is set up for notifications; undefined until loaded. */
export const setupAtom = atom((get) => get(loadedAtom))

/** Without it the server still refuses what is not allowed. */
export const loadSetupAtom = atom(null, async (get, set) => {
  if (get(loadedAtom)) return
  await get(apiAtom)
    .call(getPushSetup, {})
    .then(
      (setup) => set(loadedAtom, setup),
      () => {}
    )
})
