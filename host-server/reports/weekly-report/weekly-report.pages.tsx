import * as v from 'valibot'
import { Token } from '#contract/values'
import { UnknownWeeklyReportPage, WeeklyReportPage } from '../../../templates/weekly-report.tsx'
import type { Call } from '../../core/http/http.ts'
import { show, siteFor, staffPage } from '../../core/pages/page.ts'
import * as repository from './weekly-report.repository.ts'
import { type Found, setSubscription } from './weekly-report.service.ts'

const drawn = (call: Call, { branch, stopped_at }: Found) =>
  show(
    call.ctx,
    <WeeklyReportPage
      site={siteFor(call)}
      token={call.ctx.params.token}
      branch={branch}
      stopped={stopped_at !== null}
    />
  )

/** A wrong address reveals nothing. */
const opened = (handle: (call: Call, found: Found) => Promise<void> | void) => async (call: Call) => {
  const { ctx, db } = call
  const { token } = ctx.params
  const found = v.is(Token, token) ? await repository.findByToken(db, token) : undefined
  if (found) return handle(call, found)
  show(ctx, <UnknownWeeklyReportPage site={siteFor(call)} />, 404)
}

/** Answered immediately and without a redirect, as one-click unsubscription requires (RFC 8058). */
const noting = (isStopped: boolean) =>
  opened(async (call, found) => drawn(call, { ...found, stopped_at: await setSubscription(call, found, isStopped) }))

const PATH = '/weekly-report/:token'

/** The page to unsubscribe from the weekly report, or to resubscribe: a GET changes nothing, a POST does. */
export const weeklyReportPages = [
  staffPage('GET', PATH, opened(drawn)),
  staffPage('POST', PATH, noting(true)),
  staffPage('POST', `${PATH}/return`, noting(false))
]
