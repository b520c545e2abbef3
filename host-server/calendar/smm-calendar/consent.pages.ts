import { putSmmCalendar } from '#contract/smm-calendar'
import { Refusal } from '../../core/base/failures.ts'
import { type Call, guard } from '../../core/http/http.ts'
import { seeOther, staffPage } from '../../core/pages/page.ts'
import { resolveAdvisor } from '../../people/advisors/path-advisor.service.ts'
import { ConsentFailure, finishConsent } from './consent.service.ts'

const HOME = '/app/online-appointments/calendars/smm/settings'

/** Users connect their own calendar only, by the rules of the form. */
async function expectAllowed(call: Call): Promise<void> {
  call.ctx.params = { alias: call.user?.alias ?? '' }
  await guard(putSmmCalendar, call, resolveAdvisor)
}

/** Leads back to the page, with nothing of the service in the address. */
async function getCallback(call: Call): Promise<void> {
  const { ctx, app, tenant } = call
  try {
    await expectAllowed(call)
    await finishConsent(call)
    seeOther(ctx, HOME)
  } catch (failure) {
    const isTold = failure instanceof ConsentFailure
    if (!isTold && !(failure instanceof Refusal)) throw failure
    const reason = isTold ? failure.reason : 'expired'
    app.log.warn({ tenant: tenant.id, reason, detail: failure.message }, 'a calendar was not connected')
    seeOther(ctx, `${HOME}?${new URLSearchParams({ refused: reason })}`)
  }
}

export const consentPages = [staffPage('GET', '/account/calendar/callback', getCallback)]
