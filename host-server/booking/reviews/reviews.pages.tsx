import * as v from 'valibot'
import { REVIEW_DAYS, ReviewText, Stars } from '#contract/reviews'
import { Token } from '#contract/values'
import { ReviewPage, type ReviewProps, ReviewStopPage, UnknownReviewPage } from '../../../templates/review.tsx'
import { instant } from '../../core/base/clock.ts'
import { Refusal } from '../../core/base/failures.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { type Call, callOf, fieldErrors } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import { formOf, page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { waysFor } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { type AppointmentView, timeLines, visitorViewOf } from '../appointments/appointment-view.service.ts'
import { type AppointmentDetails, findDetails } from '../appointments/details.repository.ts'
import * as repository from './reviews.repository.ts'
import { obstacleTo, review } from './reviews.service.ts'

const PATH = '/appointments/:token/review'
const pathOf = ({ ctx }: Call) => `/appointments/${ctx.params.token}/review`

async function open({ ctx, db, tenant }: Call): Promise<AppointmentDetails | undefined> {
  const { token } = ctx.params
  if (!tenant.modules.has('profiles-reviews') || !v.is(Token, token)) return undefined
  return findDetails(db, { token_hash: hashToken(token) })
}

/** A wrong address reveals nothing. */
const opened = (handle: (call: Call, view: AppointmentView) => Promise<void>) => async (call: Call) => {
  const { ctx, app, tenant } = call
  const found = await open(call)
  if (!found) return show(ctx, <UnknownReviewPage site={siteFor(call)} ways={waysFor(tenant, call.t)} />, 404)
  const locale = visitorLocale(ctx, app.config, tenant, found.language)
  return handle(callOf(ctx, app, locale), await visitorViewOf(call, found, locale))
}

type Attempt = Partial<Pick<ReviewProps, 'stars' | 'text' | 'errors' | 'refusal'>> & { status?: number }

/** What the page says instead of asking: that there is a review, or why there cannot be one. */
async function saidInstead({ db, app }: Call, { found }: AppointmentView) {
  if (await repository.findByAppointment(db, found.uuid)) return 'pages.review-done'
  return obstacleTo(found, app.clock.now())
}

async function draw(call: Call, view: AppointmentView, { status, ...attempt }: Attempt = {}) {
  const { ctx, t } = call
  const { found, advisor, zone } = view
  const said = await saidInstead(call, view)
  show(
    ctx,
    <ReviewPage
      site={siteFor(call)}
      action={pathOf(call)}
      advisor={advisor}
      photo={found.advisor_deactivated_at ? null : mediaUrl(found.photo_of_advisor)}
      facts={[...timeLines(view, zone), found.topic]}
      done={said === 'pages.review-done'}
      closed={said && said !== 'pages.review-done' ? t(said, { days: REVIEW_DAYS }) : undefined}
      {...attempt}
    />,
    status
  )
}

const Form = v.object({ stars: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number), Stars), text: ReviewText })

async function post(call: Call, view: AppointmentView) {
  const { t } = call
  const { stars, text } = formOf(call.ctx, 'stars', 'text')
  const typed = { stars, text }
  const parsed = v.safeParse(Form, { stars, text: text.replaceAll('\r\n', '\n') })
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof Form>(parsed.issues)
    const errors = {
      ...(nested.stars && { stars: t('pages.review-stars-required') }),
      ...(nested.text && { text: fieldErrors(parsed.issues, t).text?.[0] ?? '' })
    }
    return draw(call, view, { ...typed, errors, status: 422 })
  }
  try {
    await review(call, view.found, parsed.output.stars, parsed.output.text)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    return draw(call, view, { ...typed, refusal: t(failure.message, { days: REVIEW_DAYS }), status: failure.status })
  }
  seeOther(call.ctx, pathOf(call))
}

/** A GET changes nothing, since mail programs open links by themselves. */
async function drawStop(call: Call, { found }: AppointmentView) {
  const isStopped = await repository.hasRefused(call.db, found.email)
  show(call.ctx, <ReviewStopPage site={siteFor(call)} action={`${pathOf(call)}/stop`} isStopped={isStopped} />)
}

/** Answered immediately and without a redirect, as one-click unsubscription requires (RFC 8058). */
async function postStop(call: Call, view: AppointmentView) {
  await repository.refuse(call.db, view.found.email, instant(call.app.clock.now()))
  await drawStop(call, view)
}

/** Where the customer of an appointment says how it was, once and without an account. */
export const reviewPages = [
  page(
    'GET',
    PATH,
    opened((call, view) => draw(call, view))
  ),
  page('POST', PATH, opened(post)),
  page('GET', `${PATH}/stop`, opened(drawStop)),
  page('POST', `${PATH}/stop`, opened(postStop))
]
