import type { CalendarService } from '#contract/smm-calendar'
import type { Config } from '../../core/base/config.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import type { CalendarRow } from './external-calendar.repository.ts'
import type { ServerSource } from './providers/provider.ts'

/** The encrypted content of a calendar with an address: as entered, and what was discovered from it. */
export interface StoredServer extends ServerSource {
  identifier: string
}

export interface Tokens {
  access: string
  refresh: string
  /** Until when the access token can be used, in epoch milliseconds. */
  until: number
}

/** The encrypted content of a calendar at a service. */
export interface StoredConsent extends Tokens {
  kind: CalendarService
  /** The address of the account, to be shown. */
  account: string
}

export type StoredSource = StoredServer | StoredConsent

export const isConsent = (source: StoredSource): source is StoredConsent => 'refresh' in source

const PURPOSE = 'external-calendar'

const ownerOf = (tenantId: string, advisorUuid: string) => `${tenantId}\0${advisorUuid}`

export const encryptSource = (
  { SESSION_SECRET }: Config,
  tenantId: string,
  advisorUuid: string,
  source: StoredSource
) => encrypt(SESSION_SECRET, PURPOSE, ownerOf(tenantId, advisorUuid), JSON.stringify(source))

/** Undefined if SESSION_SECRET has changed since the calendar was connected. */
export function decryptSource(
  { SESSION_SECRET }: Config,
  tenantId: string,
  { advisor_uuid, source }: Pick<CalendarRow, 'advisor_uuid' | 'source'>
): StoredSource | undefined {
  const text = decrypt(SESSION_SECRET, PURPOSE, ownerOf(tenantId, advisor_uuid), source)
  return text === undefined ? undefined : JSON.parse(text)
}
