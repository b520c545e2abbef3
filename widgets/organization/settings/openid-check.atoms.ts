import { atom } from 'jotai'
import { checkOpenId, OPENID_FINDINGS, type OpenIdCheck } from '#contract/openid-check'
import { failedAtom } from '../../core/data/notify.ts'
import { apiAtom } from '../../core/element/store.tsx'

export interface Tested {
  openid_issuer: string
  openid_scope: string
}

interface Result extends OpenIdCheck {
  /** What was tested. */
  of: Tested
}

export const isTestingAtom = atom(false)
export const resultAtom = atom<Result | undefined>(undefined)

/** Tests what is in the fields, saved or not. */
export const testAtom = atom(null, async (get, set, of: Tested) => {
  if (get(isTestingAtom)) return
  set(isTestingAtom, true)
  try {
    const body = { openid_issuer: of.openid_issuer.trim(), openid_scope: of.openid_scope }
    set(resultAtom, { ...(await get(apiAtom).call(checkOpenId, { body })), of })
  } catch (failure) {
    set(resultAtom, undefined)
    await set(failedAtom, failure)
  } finally {
    set(isTestingAtom, false)
  }
})

/** Whether people can sign in with it, as far as that can be seen from outside. */
export const worksAtom = atom(
  (get) => !get(resultAtom)?.findings.some(({ finding }) => OPENID_FINDINGS[finding] === 'fails')
)
