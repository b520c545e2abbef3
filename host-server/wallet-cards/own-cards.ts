import { HOUR } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import { derivedToken, isSame } from '../core/tokens.ts'
import { countSubscribers } from './notifications.repository.ts'

const signed = ({ services: { config }, db }: Call, owner: string) =>
  `${owner}.${derivedToken(config.SESSION_SECRET, 'wallet-owner', `${db.tenantId}:${owner}`)}`

/** With which a card is taken as the user's own: on the phone, where nobody is signed in. */
const keyOf = (call: Call) =>
  signed(call, `${call.user?.uuid}.${(call.services.clock.now().getTime() + HOUR).toString(36)}`)

/** The user who gave this key away, while it is good. */
export function ownerOf(call: Call, key: string): string | undefined {
  const [uuid = '', until = ''] = key.split('.')
  const isGood = isSame(key, signed(call, `${uuid}.${until}`))
  return isGood && Number.parseInt(until, 36) > call.services.clock.now().getTime() ? uuid : undefined
}

/** Where a test would arrive, and how to get a card for it. */
export const findOwn = async (call: Call) => ({
  reach: await countSubscribers(call.db, { owner_user_uuid: call.user?.uuid ?? '' }),
  key: keyOf(call)
})
