import * as v from 'valibot'
import type { Parsed } from '../../core/base/config.ts'
import { type Finding, fault, messageOf, ok, warning } from './finding.ts'

const PATIENCE = 3000

export type Ask = (url: URL, init: RequestInit) => Promise<Response>

const Health = v.object({ https: v.boolean() })

/** Asks the server at its public address whether it sees that visitors come over https. */
export async function checkHttps({ BASE_URL = '' }: Pick<Parsed, 'BASE_URL'>, ask: Ask): Promise<Finding> {
  try {
    const answer = await ask(new URL('/healthz', BASE_URL), {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE)
    })
    if (v.parse(Health, await answer.json()).https) return ok('https', `${BASE_URL} arrives as https`)
  } catch (failure) {
    return warning(
      'https',
      `${BASE_URL}: ${messageOf(failure)}`,
      'Run the doctor again when the server is reachable there.'
    )
  }
  const todo = 'Let the proxy send X-Forwarded-Proto: https, and set TRUST_PROXY; until then nobody can sign in.'
  return fault('https', `${BASE_URL} arrives as http`, todo)
}
