import type { Knex } from 'knex'
import { DAY } from '../../core/base/clock.ts'
import type { Parsed } from '../../core/base/config.ts'
import { loadPushAccess } from '../../wallet/wallet/apns-access.ts'
import { loadGoogleAccount } from '../../wallet/wallet/google.ts'
import { loadSigner, type Signer, SignerFault } from '../../wallet/wallet/signer.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const SOON = 30 * DAY
const GET_ONE = 'See docs/wallet.md for how to get one.'

const saidOf = (failure: unknown) => {
  if (failure instanceof SignerFault) return failure.message
  throw failure
}

/** The earliest expiry in the chain: a pass is valid only as long as each certificate above it. */
function checkDates({ certificate, wwdr, passType, team }: Signer, now: Date): Finding {
  const ends = Math.min(...[certificate, wwdr].map(({ validTo }) => Date.parse(validTo)))
  const begins = Math.max(...[certificate, wwdr].map(({ validFrom }) => Date.parse(validFrom)))
  const found = `${passType} of team ${team}, until ${new Date(ends).toISOString().slice(0, 10)}`
  const todo = `Renew it and restart every node: phones refuse passes with an expired certificate. ${GET_ONE}`
  if (ends <= now.getTime()) return fault('apple wallet', `expired: ${found}`, todo)
  if (begins > now.getTime()) return fault('apple wallet', `not valid yet: ${found}`, 'Synchronise the clock with NTP.')
  return ends - now.getTime() < SOON ? warning('apple wallet', found, todo) : ok('apple wallet', found)
}

async function checkApple(env: Parsed, now: Date): Promise<Finding> {
  if (!env.APPLE_PASS_CERTIFICATE) {
    const found = 'no certificate: cards are signed for development, and iPhones reject them'
    return env.NODE_ENV === 'production' ? warning('apple wallet', found, GET_ONE) : ok('apple wallet', found)
  }
  try {
    return checkDates(await loadSigner(env), now)
  } catch (failure) {
    return fault('apple wallet', saidOf(failure), GET_ONE)
  }
}

async function checkPushes(env: Parsed): Promise<Finding> {
  try {
    const { host, port, key } = await loadPushAccess(env)
    if (!env.APPLE_PASS_CERTIFICATE && !env.APPLE_PUSH_HOST) {
      return ok('apple pushes', 'none are sent, as there is no certificate')
    }
    return ok('apple pushes', `to ${host}:${port}, with ${key ? `the key ${key.id}` : 'the pass certificate'}`)
  } catch (failure) {
    return fault('apple pushes', saidOf(failure), 'See docs/wallet.md for what pushes need.')
  }
}

async function checkGoogle(env: Parsed): Promise<Finding> {
  try {
    const account = await loadGoogleAccount(env)
    if (!account) return ok('google wallet', 'not set up: Android devices get the same file as iPhones')
    if (env.BASE_URL?.startsWith('https:')) return ok('google wallet', `issuer ${account.issuer}`)
    const found = `issuer ${account.issuer}, which cannot report saved cards: no notification reaches a card`
    return warning('google wallet', found, 'Serve over https and set BASE_URL.')
  } catch (failure) {
    return fault('google wallet', saidOf(failure), GET_ONE)
  }
}

/** Checks the wallet settings, if an institution issues cards. */
export async function checkWallet(knex: Knex, env: Parsed, now: Date): Promise<Finding[]> {
  const isOn = await knex('tenant_modules')
    .where({ module_name: 'wallet-cards', effective_state: true })
    .first('tenant_id')
  if (!isOn) return [ok('wallet', 'no institution issues cards')]
  return [await checkApple(env, now), await checkPushes(env), await checkGoogle(env)]
}
