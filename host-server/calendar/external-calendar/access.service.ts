import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { CalendarError } from './calendar-error.ts'
import { apiOf, renew } from './consent-client.ts'
import type { CalendarRow } from './external-calendar.repository.ts'
import * as repository from './external-calendar.repository.ts'
import type { ServiceSource } from './providers/provider.ts'
import { decryptSource, encryptSource, isConsent, type StoredConsent } from './source.ts'
import type { Source } from './tasks.ts'

/** Whose calendar, and where. */
export interface Place {
  app: AppContext
  tenant: CurrentTenant
  db: TenantDb
}

const opened = ({ app }: Place, { kind, access }: StoredConsent): ServiceSource => ({
  kind,
  api: apiOf(app.config, kind),
  accessToken: access
})

/**
 * A consent with a token that can be used; a new one is kept before it is used, since the old one may be gone. A service
 * may end a token before its time: whether it is the consent that was taken back shows with a new one.
 */
async function renewed(place: Place, row: CalendarRow, source: StoredConsent): Promise<ServiceSource> {
  const { app, tenant, db } = place
  const now = app.clock.now().getTime()
  if (source.until > now && row.fault !== 'consent') return opened(place, source)
  const fresh = { ...source, ...(await renew(app.config, tenant, source.kind, source.refresh, now)) }
  await repository.keepSource(db, row, encryptSource(app.config, db.tenantId, row.advisor_uuid, fresh))
  return opened(place, fresh)
}

/** What is needed to access a connected calendar. @throws CalendarError */
export async function accessTo(place: Place, row: CalendarRow): Promise<Source> {
  const source = decryptSource(place.app.config, place.db.tenantId, row)
  if (!source) throw new CalendarError('secret')
  return isConsent(source) ? renewed(place, row, source) : source
}
