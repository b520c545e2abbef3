import { checkCalendars } from '#contract/calendar-check'
import { CALENDAR_SERVICES, type CalendarService } from '#contract/smm-calendar'
import { Unprocessable } from '../../core/base/failures.ts'
import { type Call, route } from '../../core/http/http.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { type Read, typedReader } from '../../organization/settings/setting-reader.service.ts'
import { tryClient } from '../external-calendar/consent-client.ts'

/** Each test asks both services. */
const CHECKS: Limit = { name: 'calendar-check', points: 20, seconds: 10 * 60 }

/** What a service cannot do without. */
const neededOf = (service: CalendarService) => [`${service}_client_id`, `${service}_client_secret`] as const

/** Refuses an ID without its secret, or the other way round. @throws Unprocessable */
function refuseIncomplete({ t }: Pick<Call, 't'>, read: Read): void {
  const begun = CALENDAR_SERVICES.filter((service) => neededOf(service).some((name) => read(name)))
  const missing = begun.flatMap((service) => neededOf(service).filter((name) => !read(name)))
  if (missing.length) throw new Unprocessable(Object.fromEntries(missing.map((name) => [name, [t('errors.required')]])))
}

export const clientChecks = [
  route(checkCalendars, async (call, { body }) => {
    const { app, db } = call
    const read = typedReader(call, body)
    refuseIncomplete(call, read)
    await app.limits.take(CHECKS, { tenant: db.tenantId })
    const services = CALENDAR_SERVICES.filter((service) => read(`${service}_client_id`))
    const findings = services.map(async (service) => ({
      finding: `${service}-${await tryClient(app.config, read, service)}` as const,
      detail: ''
    }))
    return { findings: await Promise.all(findings) }
  })
]
