import type { Call } from '../../core/http/http.ts'
import { noteProof } from '../../core/http/session.ts'
import type { Account } from '../account/account.repository.ts'
import { authenticate, hasPasswords } from '../account/account.service.ts'
import { noteRefusal } from '../account/sign-in-log.ts'
import { isByService } from '../openid/openid.service.ts'
import { accountOf, listHere } from '../passkeys/passkeys.service.ts'
import { nextStepOf, takeCode } from '../second-factor/second-factor.service.ts'

/** What a signed-in user can give to prove who they are; the password alone does not do where it opens no session. */
export interface Ways {
  by: 'code' | 'password' | 'passkey' | 'service'
  /** Of this host name. */
  hasPasskeys: boolean
}

const BY = { code: 'code', passkey: 'passkey', 'set-up': 'password' } as const

export async function waysOf(call: Call, account: Account): Promise<Ways> {
  // the service alone knows whether it is still its user
  if ((await isByService(call)) || !hasPasswords(call.tenant)) return { by: 'service', hasPasskeys: false }
  const step = await nextStepOf(call, account)
  return {
    by: step ? BY[step] : 'password',
    hasPasskeys: (await listHere(call, account)).length > 0
  }
}

/** What somebody gives; `passkey` is the browser's answer. */
export type Proof = { by: 'code' | 'password' | 'passkey'; given: string }

const isRight = async (call: Call, account: Account, { by, given }: Proof): Promise<boolean> => {
  const ways = await waysOf(call, account)
  if (by === 'passkey') return ways.hasPasskeys && (await accountOf(call, given))?.uuid === account.uuid
  if (by !== ways.by) return false
  if (by === 'code') return takeCode(call, account, given)
  return (await authenticate(call, account.email_address, given))?.uuid === account.uuid
}

/** Notes that the session's user has proved who they are; false if what they gave is wrong. @throws TooMany */
export async function prove(call: Call, account: Account, proof: Proof): Promise<boolean> {
  if (!(await isRight(call, account, proof))) {
    // the others say it themselves
    if (proof.by === 'passkey') await noteRefusal(call, account, 'passkey')
    return false
  }
  await noteProof(call.ctx, call.db, call.app)
  return true
}
