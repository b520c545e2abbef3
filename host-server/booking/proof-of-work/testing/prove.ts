import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ProofForm } from '#contract/proof-of-work'
import { request } from '../../../testing/client.ts'
import type { Site } from '../../../testing/site.ts'
import { challenge } from '../proof-of-work.service.ts'

export const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

export async function fetchChallenge(site: Site, host?: string, form = 'appointment'): Promise<Challenge> {
  const { body } = await request(site, 'GET', `/api/v1/proof-of-work?form=${form}`, { host })
  return body
}

const solve = async (puzzle: Challenge): Promise<string> =>
  encode({ challenge: puzzle, solution: await solveChallenge({ challenge: puzzle, deriveKey }) })

/** Fetches a puzzle and solves it, as a browser does: up to a second of the processor. */
export const proveAsBrowsersDo = async (site: Site): Promise<string> => solve(await fetchChallenge(site))

/** A valid proof for one form, of a puzzle that takes no time. */
export async function prove({ app }: Site, host = 'localhost', form: ProofForm = 'appointment'): Promise<string> {
  const { tenant_id } = await app.knex('tenant_domains').where({ host }).first('tenant_id')
  return solve(await challenge(app.config, tenant_id, form, app.clock.now(), { min: 1, max: 2 }))
}
