import * as v from 'valibot'
import { Alias } from '#contract/values'
import { BranchPage } from '../../../templates/branch.tsx'
import { branchStyles } from '../../../templates/styles.ts'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayLater, dayOf, minuteOf } from '../../core/base/days.ts'
import { Gone, NotFound } from '../../core/base/failures.ts'
import { formatDay, isSameTime, zoneName } from '../../core/base/format-date.ts'
import { intlIn } from '../../core/base/intl.ts'
import { photoOf, previewUrl } from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page, publish, showInlined, siteFor } from '../../core/pages/page.ts'
import { findOfBranch } from '../../people/advisors/advisors.repository.ts'
import { mapOf } from '../map/map-plan.service.ts'
import { searchAdvisors } from './advisor-search.ts'
import { type Branch, type Closing, find, findClosings, findOpenings, findTexts } from './branches.repository.ts'
import { metaFor } from './branches.service.ts'
import { closingSpecification, closingsOf, openingSpecification, statusAt, weekOf } from './opening-hours.ts'
import { publicName } from './public-name.service.ts'

/** How far ahead closed days are announced. */
const AHEAD = 30 * DAY

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
  const until = instant(Date.parse(today) + AHEAD).slice(0, 10)
  const [openings, holidays, texts, advisors] = await Promise.all([
    findOpenings(db, uuid),
    findClosings(db, uuid, today, until),
    findTexts(db, uuid),
    findOfBranch(db, uuid, now)
  ])
  return { now: instant(now), today, openings, closings: closingsOf(openings, holidays), texts, advisors }
}

/** Whether the branch is open at the moment, else when it opens, in a sentence. */
function openingOf(
  { t, app }: Call,
  { openings, closings, today }: Awaited<ReturnType<typeof findParts>>,
  zone: string,
  tag: string
) {
  const { isOpen, next } = statusAt(openings, closings, minuteOf(app.clock.now(), zone))
  if (isOpen || !next) return { isOpen, text: undefined }
  const { date, time } = next
  if (date === today) return { isOpen, text: t('branches.opens-at', { time }) }
  const week = intlIn(tag).formatDate(`${date}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' })
  const day = date <= dayLater(today, 6) ? week : formatDay(tag, 'UTC', `${date}T12:00:00Z`)
  return { isOpen, text: t('branches.opens-on', { day, time }) }
}

const inWords = (closings: readonly Closing[], tag: string) =>
  closings.map(({ date, label }) => ({ date, label, day: formatDay(tag, 'UTC', date) }))

async function showBranch(call: Call) {
  const { ctx, tenant, app } = call
  const branch = await openBranch(call)
  if (branch.alias !== slugOf(call)) return redirectAlias(call, branch)
  const parts = await findParts(call, branch)
  const { openings, closings, advisors, texts, today, now } = parts
  const { tag } = siteFor(call).texts
  const name = publicName(branch)
  const { alias: slug, street, zip, city, phone_number } = branch
  const origin = baseUrl(app.config, tenant)
  const photo = photoOf(branch.photo)
  const view = {
    branch: { slug, name, street, zip, city, phone_number, texts, map: mapOf(tenant, branch), ...photo },
    picture: previewUrl(photo, origin),
    week: weekOf(openings, today, tag),
    closings: inWords(closings, tag),
    opening: openingOf(call, parts, branch.time_zone, tag),
    closedToday: closings.find(({ date }) => date === today),
    zone: zoneOf(branch, call, tag, now),
    specification: {
      openingHoursSpecification: openingSpecification(openings),
      specialOpeningHoursSpecification: closingSpecification(closings)
    },
    hasAdvisors: advisors.length > 0,
    found: searchAdvisors(advisors, single(ctx.query.q), Number.parseInt(single(ctx.query.page), 10) || 1),
    canBook: advisors.length > 0 && tenant.modules.has('online-appointments')
  }
  const url = `${origin}/app/filiale/${slug}`
  const frame = { url, meta: metaFor(branch, call) }
  showInlined(call, branchStyles, (site) => <BranchPage site={site} {...frame} {...view} />)
  publish(call)
}

/** Two URLs of one page: the short one is for print. */
export const branchPages = ['/app/filiale/:slug', '/app/f/:slug'].map((path) => page('GET', path, showBranch))
