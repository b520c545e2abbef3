import { HOUR } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { derivedToken, isEqual } from '../../core/security/tokens.ts'
import { countSubscribers } from './notifications.repository.ts'

const signed = ({ app: { config }, db }: Call, owner: string) =>
  `${owner}.${derivedToken(config.SESSION_SECRET, 'wallet-owner', `${db.tenantId}:${owner}`)}`

/** The key with which a user takes a test card on a phone, where they are not signed in. */
const keyOf = (call: Call) => signed(call, `${call.user?.uuid}.${(call.app.clock.now().getTime() + HOUR).toString(36)}`)

/** The user to whom this key belongs, while it is valid. */
export function userOfKey(call: Call, key: string): string | undefined {
  const [uuid = '', until = ''] = key.split('.')
  const isGood = isEqual(key, signed(call, `${uuid}.${until}`))
  return isGood && Number.parseInt(until, 36) > call.app.clock.now().getTime() ? uuid : undefined
}

/** The devices that a test would reach, and how to get a card for it. */
export const findTestCards = async (call: Call) => ({
  reach: await countSubscribers(call.db, { owner_user_uuid: call.user?.uuid ?? '' }),
  key: keyOf(call)
})
