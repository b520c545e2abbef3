import { atom } from 'jotai'
import { PLATFORMS } from '#contract/push-notifications'
import { setupAtom } from './setup.atoms.ts'

/** Whether no phone is notified, as far as is known; not among what each embedded form loads. */
export const reachesNoPhoneAtom = atom((get) => {
  const setup = get(setupAtom)
  return Boolean(setup && !PLATFORMS.some((name) => setup[name]))
})
