import type { Config } from '../core/config.ts'
import { seal, unseal } from '../core/sealed.ts'
import type { CalendarRow } from './external-calendar.repository.ts'
import type { Source } from './tasks.ts'

/** What is sealed: the identifier as it was typed, and all that it led to. */
export interface StoredSource extends Source {
  identifier: string
}

const PURPOSE = 'external-calendar'

const ownerOf = (tenantId: string, advisorUuid: string) => `${tenantId}\0${advisorUuid}`

export const sealSource = ({ SESSION_SECRET }: Config, tenantId: string, advisorUuid: string, source: StoredSource) =>
  seal(SESSION_SECRET, PURPOSE, ownerOf(tenantId, advisorUuid), JSON.stringify(source))

/** Undefined where the installation has another secret than when the calendar was connected. */
export function openSource(
  { SESSION_SECRET }: Config,
  tenantId: string,
  { advisor_uuid, source }: Pick<CalendarRow, 'advisor_uuid' | 'source'>
): StoredSource | undefined {
  const text = unseal(SESSION_SECRET, PURPOSE, ownerOf(tenantId, advisor_uuid), source)
  return text === undefined ? undefined : JSON.parse(text)
}
