import * as v from 'valibot'
import type { BranchPageContent } from '#contract/branch-pages'
import { campaignOf, carriedBy } from '#contract/campaign'
import { SHOWN_DAYS_AHEAD } from '#contract/holidays'
import { townLine } from '#contract/links'
import { languageOf, languageTag } from '#contract/locales'
import { Alias } from '#contract/values'
import { BranchPage } from '../../../templates/branch.tsx'
import { photoStyles } from '../../../templates/branch-content.tsx'
import { branchStyles } from '../../../templates/styles.ts'
import { findNextAt } from '../../booking/branch-events/public-events.service.ts'
import type { SpecialDay } from '../../calendar/holidays/special-hours.service.ts'
import { instant, MINUTE } from '../../core/base/clock.ts'
import { dayLater, dayOf, minuteOf } from '../../core/base/days.ts'
import { found, Gone, NotFound } from '../../core/base/failures.ts'
import { formatDay, formatInstant, isSameTime, zoneName } from '../../core/base/format-date.ts'
import { intlIn } from '../../core/base/intl.ts'
import { inlinePicture } from '../../core/files/inline-picture.ts'
import { photoOf, previewUrl } from '../../core/files/media.files.ts'
import { largestFileOf } from '../../core/files/page-pictures.ts'
import { sendSharePicture, sharedPicture } from '../../core/files/share-picture.ts'
import { cacheUntil, markCacheable } from '../../core/http/cached-answers.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page, publish, showInlined, siteFor } from '../../core/pages/page.ts'
import { PREVIEW_PARAMS, previewedBy } from '../../core/pages/preview-link.ts'
import { findOfBranch } from '../../people/advisors/advisors.repository.ts'
import { contentAt, PREVIEWS, publicContent } from '../branch-pages/branch-pages.service.ts'
import { arranged, shownIn } from '../branch-pages/shown.ts'
import { mapOf } from '../map/map-plan.service.ts'
import { searchAdvisors } from './advisor-search.ts'
import { type Branch, find, findByUuid } from './branches.repository.ts'
import { metaFor } from './branches.service.ts'
import { findOpeningTimes } from './open-on.service.ts'
import {
  daysThatDiffer,
  openingSpecification,
  spansOf,
  specialSpecification,
  statusAt,
  weekOf
} from './opening-hours.ts'
import { publicName } from './public-name.service.ts'

const slugOf = ({ ctx }: Call) => (ctx.params as { slug: string }).slug

async function openBranch(call: Call): Promise<Branch> {
  const { db, tenant } = call
  const slug = slugOf(call)
  const branch = tenant.modules.has('organizations-profiles') && v.is(Alias, slug) ? await find(db, slug) : undefined
  if (!branch?.public_profile_enabled) throw new NotFound()
  if (branch.closed_at) throw new Gone('branches.gone')
  return branch
}

/** Redirects from a branch's former URL to its present one. Not cached, since the branch may take the former one again. */
function redirectAlias({ ctx }: Call, { alias }: Branch): void {
  ctx.status = 301
  ctx.redirect(`${ctx.path.slice(0, ctx.path.lastIndexOf('/'))}/${alias}${ctx.search}`)
  ctx.set('Cache-Control', 'no-cache')
}

const single = (value: unknown) => (typeof value === 'string' ? value : '')

/** The branch's time zone, if it differs from the institution's. */
function zoneOf({ time_zone }: Branch, { tenant }: Call, tag: string, now: string) {
  return isSameTime(time_zone, tenant.time_zone, now) ? undefined : zoneName(tag, time_zone, now)
}

/** Everything the page shows of a branch, read in parallel. */
async function findParts({ db, app }: Call, { uuid, time_zone }: Branch) {
  const now = app.clock.now()
  const today = dayOf(now, time_zone)
  const until = dayLater(today, SHOWN_DAYS_AHEAD)
  const [times, advisors] = await Promise.all([findOpeningTimes(db, uuid, today, until), findOfBranch(db, uuid, now)])
  return { now: instant(now), today, times, special: daysThatDiffer(times, today, until), advisors }
}

/** Whether the branch is open at the moment, else when it opens, in a sentence. */
function openingOf(
  { t, app }: Call,
  { times, today }: Awaited<ReturnType<typeof findParts>>,
  zone: string,
  tag: string
) {
  const { isOpen, next } = statusAt(times, minuteOf(app.clock.now(), zone))
  if (isOpen || !next) return { isOpen, text: undefined }
  const { date, time } = next
  if (date === today) return { isOpen, text: t('branches.opens-at', { time }) }
  const week = intlIn(tag).formatDate(`${date}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' })
  const day = date <= dayLater(today, 6) ? week : formatDay(tag, 'UTC', `${date}T12:00:00Z`)
  return { isOpen, text: t('branches.opens-on', { day, time }) }
}

const inWords = (special: readonly SpecialDay[], tag: string) =>
  special.map(({ date, label, times }) => ({ label, day: formatDay(tag, 'UTC', date), spans: spansOf(times) }))

const pictureOf = (alias: string) => `/app/filiale/${alias}/share.png`

/** How many of its events a branch's page lists; all of them have a page of their own. */
const EVENTS_SHOWN = 3

/** What a preview of a link to the page shows. */
const shownOf = (branch: Branch) => ({
  name: publicName(branch),
  initials: undefined,
  details: [branch.street, townLine(branch)],
  photo: branch.photo
})

async function showPicture(call: Call) {
  const branch = await openBranch(call)
  if (branch.alias !== slugOf(call)) throw new NotFound()
  await sendSharePicture(call, shownOf(branch))
}

/** Draws the page of a branch with what editors have written of it. */
async function draw(call: Call, branch: Branch, content: BranchPageContent, previewUntil?: string) {
  const { ctx, tenant, app, locale } = call
  const parts = await findParts(call, branch)
  const { times, special, advisors, today, now } = parts
  const [photo] = content.photos
  const shown = {
    ...shownIn(content, languageOf(locale), languageOf(tenant.language)),
    preview: photo && (await inlinePicture(call.db, largestFileOf(photo.picture)))
  }
  const team = arranged(advisors, content.team)
  const { tag } = siteFor(call).texts
  const name = publicName(branch)
  const { alias: slug, street, zip, city, phone_number } = branch
  const origin = baseUrl(app.config, tenant)
  const card = photoOf(branch.photo)
  const view = {
    branch: { slug, name, street, zip, city, phone_number, map: mapOf(tenant, branch), ...card },
    picture: previewUrl(card, origin),
    week: weekOf(times, today, tag),
    special: inWords(special, tag),
    opening: openingOf(call, parts, branch.time_zone, tag),
    specialToday: special.find(({ date }) => date === today)?.label,
    zone: zoneOf(branch, call, tag, now),
    specification: {
      openingHoursSpecification: openingSpecification(times.openings),
      specialOpeningHoursSpecification: specialSpecification(special)
    },
    content: shown,
    previewUntil,
    hasAdvisors: team.length > 0,
    events: await findNextAt(call, branch.uuid, EVENTS_SHOWN, campaignOf(ctx.query.src)),
    found: searchAdvisors(team, single(ctx.query.q), Number.parseInt(single(ctx.query.page), 10) || 1),
    asked: carriedBy(ctx.query),
    campaign: campaignOf(ctx.query.src),
    canBook: advisors.length > 0 && tenant.modules.has('online-appointments')
  }
  const url = `${origin}/app/filiale/${slug}`
  const shared = sharedPicture(tenant, shownOf(branch), origin + pictureOf(slug))
  const frame = { url, shared, meta: metaFor(branch, call) }
  showInlined(call, branchStyles + photoStyles(shown), (site) => <BranchPage site={site} {...frame} {...view} />)
}

/** Whether the branch is open changes on the minute. Who searches its team gets a page that nobody else asks for. */
function keepBriefly({ ctx, app }: Call) {
  if (ctx.query.q) return
  markCacheable(ctx)
  cacheUntil(ctx, (Math.floor(app.clock.now().getTime() / MINUTE) + 1) * MINUTE)
}

async function showBranch(call: Call) {
  const branch = await openBranch(call)
  if (branch.alias !== slugOf(call)) return redirectAlias(call, branch)
  keepBriefly(call)
  await draw(call, branch, await publicContent(call, branch.uuid))
  publish(call)
}

/** A version for those who have the link: not to be listed by search engines. */
async function showPreview(call: Call) {
  const { db, tenant, locale } = call
  if (!tenant.modules.has('organizations-profiles')) throw new NotFound()
  const { uuid, version, until } = previewedBy(PREVIEWS, call)
  const branch = found(await findByUuid(db, uuid))
  const content = await contentAt(call, uuid, version)
  await draw(call, branch, content, formatInstant(languageTag(locale), tenant.time_zone, until))
}

/** Two URLs of one page: the short one is for print. */
export const branchPages = [
  ...['/app/filiale/:slug', '/app/f/:slug'].map((path) => page('GET', path, showBranch)),
  page('GET', pictureOf(':slug'), showPicture),
  page('GET', PREVIEWS.path + PREVIEW_PARAMS, showPreview)
]
