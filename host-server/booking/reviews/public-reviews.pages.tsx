import * as v from 'valibot'
import { campaignOf, withCampaign } from '#contract/campaign'
import { REVIEW_PAGE_SIZE } from '#contract/reviews'
import { profilePath } from '#contract/share'
import { Alias } from '#contract/values'
import { ReviewsPage } from '../../../templates/reviews.tsx'
import { NotFound } from '../../core/base/failures.ts'
import { formatDay } from '../../core/base/format-date.ts'
import { fullName } from '../../core/base/full-name.ts'
import { mediaUrl } from '../../core/files/media.files.ts'
import { markCacheable } from '../../core/http/cached-answers.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page, publish, show, siteFor } from '../../core/pages/page.ts'
import { findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { redirectAlias } from '../../people/advisors/redirect-alias.service.ts'
import * as repository from './reviews.repository.ts'

const addressOf = (slug: string) => `${profilePath(slug)}/reviews`

async function showReviews(call: Call) {
  const { ctx, db, tenant, app } = call
  const { slug } = ctx.params as { slug: string }
  if (!tenant.modules.has('profiles-reviews') || !v.is(Alias, slug)) throw new NotFound()
  const advisor = await findAdvisor(db, slug)
  if (advisor?.alias !== slug) return redirectAlias(call, slug, addressOf)
  const { count, rating } = await repository.findSummary(db, advisor.uuid)
  const number = Number(ctx.query.page) || 1
  const reviews = await repository.findPublished(db, advisor.uuid, number, REVIEW_PAGE_SIZE)
  if (!reviews.length) throw new NotFound()
  markCacheable(ctx)
  const site = siteFor(call)
  const campaign = campaignOf(ctx.query.src)
  show(
    ctx,
    <ReviewsPage
      site={site}
      advisor={fullName(advisor)}
      position={advisor.position}
      photo={mediaUrl(advisor.photo)}
      card={withCampaign(profilePath(slug), campaign)}
      campaign={campaign}
      url={baseUrl(app.config, tenant) + addressOf(slug)}
      count={count}
      rating={rating}
      reviews={reviews.map((one) => ({ ...one, date: formatDay(site.texts.tag, tenant.time_zone, one.created_at) }))}
      page={number}
      pages={Math.ceil(count / REVIEW_PAGE_SIZE)}
    />
  )
  publish(call)
}

/** What customers have said of an advisor. */
export const publicReviewPages = [page('GET', addressOf(':slug'), showReviews)]
