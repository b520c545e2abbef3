import { randomUUID } from 'node:crypto'
import { HOUR } from '../../../core/base/clock.ts'
import { request, type TestResponse } from '../../../testing/client.ts'
import { submit } from '../../../testing/form.ts'
import type { Site } from '../../../testing/site.ts'
import type { Google } from './google.ts'
import type { Deviations } from './google-signer.ts'

/** Google's message about a card; `other` overrides its properties. */
export function messageOf(site: Site, google: Google, serial: string, eventType: 'save' | 'del', other: object = {}) {
  const object = google.object(serial)
  return {
    classId: object?.classId,
    objectId: object?.id,
    eventType,
    nonce: randomUUID(),
    expTimeMillis: String(site.clock.time.getTime() + HOUR),
    ...other
  }
}

/** Sends a callback like Google: without origin and cookie. */
export const call = (site: Site, google: Google, message: object, other: Deviations & { host?: string } = {}) =>
  request(site, 'POST', '/wallet/google/callback', {
    body: google.signer.sign(message, other),
    headers: { origin: undefined },
    ...(other.host && { host: other.host })
  })

/** Issues a card for Google Wallet; returns its link. */
export async function takeLink(site: Site, alias: string, fields: Record<string, string> = {}): Promise<string> {
  const { status, headers } = await submit(site, `/wallet-card/${alias}`, { kind: 'google', ...fields })
  if (status !== 303) throw new Error(`The form answers ${status}`)
  return String(headers.location)
}

/** A holder saves a card of the advisor, and Google sends the callback; returns its serial. */
export async function holder(site: Site, google: Google, alias = 'anna-gruber', notify = 'yes'): Promise<string> {
  const serial = google.save(await takeLink(site, alias, notify ? { notify } : {}))
  const answer: TestResponse = await call(site, google, messageOf(site, google, serial, 'save'))
  if (answer.status !== 200) throw new Error(`The callback answers ${answer.status}`)
  return serial
}
