import { Temporal } from 'temporal-polyfill'
import type { Publication, PublicationForm } from '#contract/publication'
import { instant } from '../base/clock.ts'
import { Unprocessable } from '../base/failures.ts'
import type { Call } from '../http/http.ts'

/** What is public of a page, and what is planned. */
export interface PublicationRow {
  public_version: number | null
  publish_version: number | null
  publish_at: string | null
  withdraw_at: string | null
  /** Whether it has ever been public. */
  was_public: boolean
}

/**
 * The row as it is at an instant: what was planned until then has happened. Nothing has to run at that time, and cached
 * pages are made anew each quarter of an hour, on which all plans are.
 */
export function settled<Row extends PublicationRow>(row: Row, now: string): Row {
  const { publish_at, publish_version, withdraw_at } = row
  let after = row
  if (publish_at && publish_at <= now) {
    after = { ...after, public_version: publish_version, publish_version: null, publish_at: null, was_public: true }
  }
  if (withdraw_at && withdraw_at <= now) after = { ...after, public_version: null, withdraw_at: null }
  return after
}

/** Of a settled row. */
export function stateOf({ public_version, publish_at, was_public }: PublicationRow): Publication['state'] {
  if (public_version !== null) return 'public'
  if (publish_at) return 'scheduled'
  return was_public ? 'ended' : 'draft'
}

interface Plan {
  version: number | null
  publish_at: string | null
  withdraw_at: string | null
}

/** The instants of local times at the institution. */
function planIn({ tenant }: Call, { version, publish_at, withdraw_at }: PublicationForm): Plan {
  const momentOf = (wallTime: string | null) =>
    wallTime && instant(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(tenant.time_zone).epochMilliseconds)
  return { version, publish_at: momentOf(publish_at), withdraw_at: momentOf(withdraw_at) }
}

/** Times are ahead, and a page is withdrawn after it was published. */
function faultsOf({ t }: Call, { version, publish_at, withdraw_at }: Plan, now: string) {
  const errors: Record<string, string[]> = {}
  if (publish_at && publish_at <= now) errors.publish_at = [t('content-pages.time-past')]
  if (publish_at && version === null) errors.version = [t('content-pages.time-version')]
  if (withdraw_at && withdraw_at <= now) errors.withdraw_at = [t('content-pages.time-past')]
  else if (withdraw_at && publish_at && withdraw_at <= publish_at) errors.withdraw_at = [t('content-pages.time-order')]
  return errors
}

/** What is public and planned after the form, of a settled row. @throws Unprocessable for times that cannot be */
export function planned(call: Call, before: PublicationRow, form: PublicationForm, now: string): PublicationRow {
  const plan = planIn(call, form)
  const errors = faultsOf(call, plan, now)
  if (Object.keys(errors).length) throw new Unprocessable(errors)
  const { version, publish_at, withdraw_at } = plan
  if (version !== null && !publish_at) {
    return { public_version: version, publish_version: null, publish_at: null, withdraw_at, was_public: true }
  }
  if (withdraw_at && before.public_version === null && !publish_at) {
    throw new Unprocessable({ withdraw_at: [call.t('content-pages.time-nothing')] })
  }
  return { ...before, publish_version: version, publish_at, withdraw_at }
}
