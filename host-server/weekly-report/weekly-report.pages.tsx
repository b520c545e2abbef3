import * as v from 'valibot'
import { Token } from '#contract/values'
import { UnknownWeeklyReportPage, WeeklyReportPage } from '../../templates/weekly-report.tsx'
import { record, themselves } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import { page, show, siteFor } from '../core/page.ts'
import * as repository from './weekly-report.repository.ts'

type Found = NonNullable<Awaited<ReturnType<typeof repository.findByToken>>>

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

/** The address is a key: it goes nowhere with a link, and whoever has a wrong one hears nothing of others. */
const opened = (handle: (call: Call, found: Found) => Promise<void> | void) => async (call: Call) => {
  const { ctx, db } = call
  ctx.set('Referrer-Policy', 'no-referrer')
  const { token } = ctx.params
  const found = v.is(Token, token) ? await repository.findByToken(db, token) : undefined
  if (found) return handle(call, found)
  show(ctx, <UnknownWeeklyReportPage site={siteFor(call)} />, 404)
}

/** Answered at once and without a redirect, as a mail provider asks who does it for its user (RFC 8058). */
const noting = (isStopped: boolean) =>
  opened(async (call, found) => {
    const stopped_at = isStopped ? (found.stopped_at ?? instant(call.services.clock.now())) : null
    await call.db.transaction(async (trx) => {
      if (!(await repository.noteStopped(trx, found.uuid, stopped_at))) return
      const { uuid, user_uuid, full_name, branch } = found
      const changed = { object: 'external-analyst', id: uuid, name: full_name } as const
      const wanted = (is: boolean) => ({ organization: branch, weekly_report: is })
      await record(
        trx,
        themselves(call, { uuid: user_uuid, full_name }),
        changed,
        wanted(isStopped),
        wanted(!isStopped)
      )
    })
    drawn(call, { ...found, stopped_at })
  })

const PATH = '/weekly-report/:token'

/** Where the weekly report is unsubscribed from, and back to: asking does nothing, saying so does. */
export const weeklyReportPages = [
  page('GET', PATH, opened(drawn)),
  page('POST', PATH, noting(true)),
  page('POST', `${PATH}/return`, noting(false))
]
