import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { request } from '../../../testing/client.ts'
import type { Site } from '../../../testing/site.ts'

export const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

export async function fetchChallenge(site: Site, host?: string, form = 'appointment'): Promise<Challenge> {
  const { body } = await request(site, 'GET', `/api/v1/proof-of-work?form=${form}`, { host })
  return body
}

/** Fetches a puzzle and solves it, as a browser does. */
export async function prove(site: Site, host?: string, form?: string): Promise<string> {
  const challenge = await fetchChallenge(site, host, form)
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
