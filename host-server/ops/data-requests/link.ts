import { LINK_DAYS } from '#contract/personal-data'
import { DAY, instant } from '../../core/base/clock.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { RequestRow } from './data-requests.repository.ts'

/** The key to a request's page; another end makes another key. */
export const requestToken = (
  { config }: Pick<AppContext, 'config'>,
  tenantId: string,
  { uuid, expires_at }: Pick<RequestRow, 'uuid' | 'expires_at'>
) => derivedToken(config.SESSION_SECRET, 'data-request', `${tenantId}\0${uuid}\0${expires_at}`)

/** A link for a week, or another time, in place of one that was sent before. */
export function newLink(
  { clock, ...app }: Pick<AppContext, 'config' | 'clock'>,
  tenantId: string,
  uuid: string,
  lasts = LINK_DAYS * DAY
) {
  const expires_at = instant(clock.now().getTime() + lasts)
  return { expires_at, token_hash: hashToken(requestToken(app, tenantId, { uuid, expires_at })) }
}
