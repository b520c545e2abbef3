import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { type Choice, type Consent, CookieConfig, optionalCategories } from '#contract/consents'
import { Bounded } from '../core/bounded.ts'
import { instant } from '../core/clock.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import { Conflict, NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { Services } from '../core/services.ts'
import * as repository from './consents.repository.ts'

/** A tenant's cookies, and the version under which visitors choose among them. */
export interface CookieNotice {
  version: string
  config: CookieConfig
}

/** Where a configuration cannot be read, nothing optional is offered, set or loaded. */
const NOTHING_OPTIONAL: CookieConfig = { text: '', essentialKey: '', entries: {} }

/** Told of once in a process: a page is asked for often. */
const read = new Bounded<CookieNotice>(1000)

function parsed(text: string): CookieConfig | undefined {
  try {
    const result = v.safeParse(CookieConfig, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** What the tenant's setting says; undefined where there is none. */
export function cookieNotice({ id, settings }: CurrentTenant, log: Services['log']): CookieNotice | undefined {
  const text = settings.cookies_alert_config
  if (!text) return undefined
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const known = read.get(`${id} ${version}`)
  if (known) return known
  const config = parsed(text)
  if (!config) log.warn({ tenant: id, setting: 'cookies_alert_config' }, 'a setting cannot be read')
  const notice = { version, config: config ?? NOTHING_OPTIONAL }
  read.set(`${id} ${version}`, notice)
  return notice
}

/** Records a choice among what the tenant asks for now. */
export async function record({ db, tenant, services, t }: Call, { version, choice }: Choice): Promise<Consent> {
  const notice = cookieNotice(tenant, services.log)
  if (!notice) throw new NotFound()
  if (version !== notice.version) throw new Conflict('consents.outdated')
  const offered = new Set(optionalCategories(notice.config))
  if (choice.some((category) => !offered.has(category))) throw new Unprocessable({ choice: [t('errors.field')] })
  const consent = {
    uuid: randomUUID(),
    created_at: instant(services.clock.now()),
    version,
    choice: [...new Set(choice)]
  }
  await repository.insert(db, consent)
  return consent
}
