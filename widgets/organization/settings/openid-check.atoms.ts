import { checkOpenId, OPENID_FINDINGS } from '#contract/openid-check'
import { serviceCheck } from './service-check.atoms.ts'

interface Tested {
  openid_issuer: string
  openid_scope: string
}

export const { isTestingAtom, resultAtom, testAtom, forgetAtom, worksAtom } = serviceCheck({
  meanings: OPENID_FINDINGS,
  ask: (call, { openid_issuer, openid_scope }: Tested) =>
    call(checkOpenId, { body: { openid_issuer: openid_issuer.trim(), openid_scope } })
})
