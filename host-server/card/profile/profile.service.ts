import { type AdvisorProfile, FREE_TIMES_MAX, type ProfilePart } from '#contract/advisors'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import { languageTag, writtenIn } from '#contract/locales'
import { findBookable } from '../../booking/appointment-topics/appointment-topics.repository.ts'
import { shownTopic } from '../../booking/appointment-topics/public-topic.service.ts'
import { ratingOf } from '../../booking/reviews/reviews.repository.ts'
import { findFreeTimes } from '../../calendar/availability/availability.service.ts'
import { MINUTE } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { formatNearDay, formatTime } from '../../core/base/format-date.ts'
import { fullName } from '../../core/base/full-name.ts'
import { intlIn } from '../../core/base/intl.ts'
import { photoOf } from '../../core/files/media.files.ts'
import { cacheUntil } from '../../core/http/cached-answers.ts'
import { type Call, isTopicsEnabled } from '../../core/http/http.ts'
import { findOpenToday } from '../../organization/branches/open-on.service.ts'
import { type AdvisorRow, experienceOf, tagsOf } from '../../people/advisors/advisor.repository.ts'
import { isOffered, publicEmail } from '../../people/advisors/contact-options.service.ts'
import { offersOf } from './offers.ts'
import * as repository from './profile.repository.ts'

/** Parts that are read independently; the offers are derived from the others, and the map belongs to the branch. */
type FoundPart = Exclude<ProfilePart, 'offers' | 'map'>
type Parts = Pick<AdvisorProfile, FoundPart>
type FindPart<P extends FoundPart> = (call: Call, advisor: AdvisorRow, now: Date) => Promise<Parts[P]> | Parts[P]

/** How long a cached card may show a time that someone has booked meanwhile; see docs/decisions/0047. */
const FREE_TIMES_AGE = MINUTE

/** Free times change all the time: an answer that contains them is cached for a minute, and not longer than they can be booked. */
async function findBooking(call: Call, advisor: AdvisorRow, now: Date): Promise<AdvisorProfile['bookable']> {
  const { db, tenant, ctx } = call
  const { uuid, time_zone } = advisor
  if (!isOffered('online_appointment', advisor, tenant)) return null
  const topics = await findBookable(db, uuid, call.locale)
  if (!topics.length) return null
  const { starts, until } = await findFreeTimes(db, advisor, topics, FREE_TIMES_MAX, now)
  cacheUntil(ctx, Math.min(now.getTime() + FREE_TIMES_AGE, (until ?? Number.POSITIVE_INFINITY) + 1))
  const today = dayOf(now, time_zone)
  const tag = languageTag(call.locale)
  const lang = writtenIn(tenant.language, call.locale)
  return {
    free_times: starts.map((starts_at) => ({
      starts_at,
      day: formatNearDay(tag, time_zone, starts_at, today),
      time: formatTime(tag, time_zone, starts_at)
    })),
    topics: isTopicsEnabled(tenant) ? topics.map((one) => shownTopic(one, lang)) : []
  }
}

async function findLanguageNames({ db, locale }: Call, { uuid }: AdvisorRow) {
  const { formatDisplayName } = intlIn(languageTag(locale))
  const codes = await repository.findLanguages(db, uuid)
  return codes.map((code) => formatDisplayName(code, { type: 'language' }) ?? code)
}

const PARTS: { [P in FoundPart]: FindPart<P> } = {
  organization: ({ db, tenant }, { organization_uuid }) => repository.findBranch(db, organization_uuid, tenant),
  assistant: ({ db, tenant }, { uuid }) =>
    tenant.modules.has('assistant') ? repository.findAssistant(db, uuid) : null,
  text_descriptions: ({ db }, { uuid }) => repository.findTexts(db, uuid),
  tags: (_, advisor) => tagsOf(advisor),
  languages: findLanguageNames,
  open_today: ({ db }, advisor, now) => findOpenToday(db, advisor, now),
  bookable: findBooking,
  experience: async ({ db }, advisor) => {
    const known = experienceOf(advisor)
    const isEmpty = !known.since && !known.certificates.length
    return isEmpty ? null : { ...known, ...(await repository.findExperiencePlace(db)) }
  },
  rating: ({ tenant }, advisor) => (tenant.modules.has('profiles-reviews') ? ratingOf(advisor) : null)
}

/** Without topics or appointment types, a card would lead to a booking that refuses everyone. */
const canBeBooked = async ({ db, locale }: Call, { uuid }: AdvisorRow, { bookable }: Partial<Parts>) =>
  bookable === undefined ? (await findBookable(db, uuid, locale)).length > 0 : bookable !== null

const flagsOf = ({ contact_options }: AdvisorRow) =>
  Object.fromEntries(
    CONTACT_OPTIONS.map((name) => [name, contact_options.has(name)])
  ) as AdvisorProfile['contact_options']

/** An advisor's card with the requested parts. */
export async function findProfile(
  call: Call,
  advisor: AdvisorRow,
  parts: readonly ProfilePart[]
): Promise<AdvisorProfile> {
  const { db, tenant, app } = call
  const now = app.clock.now()
  const named = parts.filter((part): part is FoundPart => part !== 'offers' && part !== 'map')
  const [custom_links, absence, layout, ...found] = await Promise.all([
    repository.findLinks(db, advisor.uuid),
    repository.findAbsence(db, advisor, now),
    parts.includes('offers') ? repository.findLayout(db) : undefined,
    ...named.map(async (part) => [part, await PARTS[part](call, advisor, now)] as const)
  ])
  const known = Object.fromEntries(found) as Partial<Parts>
  if (known.organization && !parts.includes('map')) known.organization.map = null
  const isBookable = Boolean(layout) && (await canBeBooked(call, advisor, known))
  const { uuid, alias, first_name, last_name, title_prefix, title_suffix, phone_number } = advisor
  const photo = photoOf(advisor.photo)
  return {
    uuid,
    slug: alias,
    first_name,
    last_name,
    title_prefix,
    title_suffix,
    phone_number,
    email_address: publicEmail(advisor),
    full_name: fullName(advisor),
    position: advisor.position,
    ...photo,
    shortcut_icon_url: photo.profile_picture_url,
    custom_links,
    contact_options: flagsOf(advisor),
    absence,
    ...(layout && { offers: offersOf(custom_links, layout, advisor, { tenant, isBookable }) }),
    ...known
  }
}
