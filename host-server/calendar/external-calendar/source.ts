import type { Config } from '../../core/base/config.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import type { CalendarRow } from './external-calendar.repository.ts'
import type { Source } from './tasks.ts'

/** The encrypted content: the identifier as entered, and what was discovered from it. */
export interface StoredSource extends Source {
  identifier: string
}

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
