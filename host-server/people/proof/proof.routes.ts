import { getProof, type ProofForm, type ProofWays, postProof } from '#contract/proof'
import { found, Unprocessable } from '../../core/base/failures.ts'
import { type Call, route } from '../../core/http/http.ts'
import { type CurrentUser, isProved } from '../../core/http/session.ts'
import { findByUuid } from '../account/account.repository.ts'
import { prove, waysOf } from './proof.service.ts'

/** The access rule lets nobody in without a session. */
const userOf = ({ user }: Call) => user as CurrentUser
const accountOf = async (call: Call) => found(await findByUuid(call.db, userOf(call).uuid))

async function read(call: Call): Promise<ProofWays> {
  const { by, hasPasskeys } = await waysOf(call, await accountOf(call))
  return { by, has_passkeys: hasPasskeys, is_proved: isProved(userOf(call), call.app) }
}

const WRONG = {
  password: 'second-factor.password-wrong',
  code: 'second-factor.code-wrong',
  passkey: 'passkeys.confirm-wrong'
} as const

async function check(call: Call, form: ProofForm): Promise<void> {
  if (await prove(call, await accountOf(call), form)) return
  throw new Unprocessable({ given: [call.t(WRONG[form.by])] })
}

export const proof = [route(getProof, read), route(postProof, (call, { body }) => check(call, body))]
