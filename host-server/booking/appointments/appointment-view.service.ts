import { mapLink, townLine } from '#contract/links'
import { type Locale, languageTag, resolveLocale } from '#contract/locales'
import { JOIN_BEFORE } from '#contract/talks'
import { instant, MINUTE } from '../../core/base/clock.ts'
import type { Config } from '../../core/base/config.ts'
import { formatInterval, formatTime, isSameTime, zoneName } from '../../core/base/format-date.ts'
import { fullName } from '../../core/base/full-name.ts'
import { type Translate, textsIn } from '../../core/base/intl.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { findTexts } from '../appointment-topics/appointment-topics.repository.ts'
import { documentsOf } from '../appointment-topics/public-topic.service.ts'
import { guestPath, isRoom } from '../video-rooms/room-address.service.ts'
import { tokenOf } from './booking.service.ts'
import type { AppointmentDetails } from './details.repository.ts'

/** What pages, mails and calendar entries need to describe an appointment, in one language. */
export interface AppointmentView {
  locale: Locale
  t: Translate
  tag: string
  tenant: CurrentTenant
  found: AppointmentDetails
  advisor: string
  /** The time zone in which the visitor sees the appointment. */
  zone: string
  base: string
  /** The visitor's page for the appointment; its address contains the secret token. */
  manage: string
  /** The path of the page where a video talk in a room of its own begins. */
  talk: string | undefined
}

type Timed = Pick<AppointmentDetails, 'starts_at' | 'ends_at' | 'branch_time_zone' | 'visitor_time_zone'>

/** A time with the zones of those whom it concerns, for a reader. */
type TimeView = Pick<AppointmentView, 't' | 'tag'> & { tenant: Pick<CurrentTenant, 'time_zone'>; found: Timed }

/** In-branch times are the branch's; on the phone and online the visitor's own clock counts (design §5). */
export const zoneOf = ({ type, branch_time_zone, visitor_time_zone }: Timed & Pick<AppointmentDetails, 'type'>) =>
  type === 'in-branch' ? branch_time_zone : visitor_time_zone

/** In the institution's language unless another is given. */
export function viewOf(
  config: Config,
  tenant: CurrentTenant,
  found: AppointmentDetails,
  locale = tenant.language
): AppointmentView {
  const base = baseUrl(config, tenant)
  const talk = isRoom(found.join_url) ? found.join_url : undefined
  return {
    locale,
    t: textsIn(locale),
    tag: languageTag(locale),
    tenant,
    found: talk ? { ...found, join_url: base + talk } : found,
    talk,
    advisor: fullName({
      title_prefix: found.title_prefix,
      first_name: found.first_name_of_advisor,
      last_name: found.last_name_of_advisor,
      title_suffix: found.title_suffix
    }),
    zone: zoneOf(found),
    base,
    manage: `${base}/appointments/${tokenOf(config.SESSION_SECRET, found.uuid)}`
  }
}

/** What the visitor reads: in the language in which they booked, unless they have chosen another one since. */
export async function visitorViewOf(
  { db, app, tenant }: Pick<Call, 'db' | 'app' | 'tenant'>,
  found: AppointmentDetails,
  locale = resolveLocale(found.language, tenant.language)
): Promise<AppointmentView> {
  const texts = await findTexts(db, found.topic_uuid, locale)
  const { topic, comment, documents } = texts ?? {}
  const spoken = texts && { topic, topic_comment: comment, topic_documents: documents }
  const room = isRoom(found.join_url) && { join_url: guestPath(app.config, found.uuid) }
  return viewOf(app.config, tenant, { ...found, ...spoken, ...room }, locale)
}

/** Whether visitor, branch and institution have the same time: then a time needs no zone's name. */
export const isOneTime = ({ tenant, found }: Omit<TimeView, 't' | 'tag'>) =>
  [found.visitor_time_zone, tenant.time_zone].every((zone) => isSameTime(zone, found.branch_time_zone, found.starts_at))

/** The time, with its zone's name and the branch's time where they differ. */
export function timeLines(view: TimeView, zone: string): string[] {
  const { t, tag, found } = view
  const { starts_at, ends_at, branch_time_zone } = found
  const lines = [
    formatInterval(tag, zone, starts_at, ends_at),
    ...(isOneTime(view) ? [] : [zoneName(tag, zone, starts_at)])
  ]
  if (isSameTime(zone, branch_time_zone, starts_at)) return lines
  return [...lines, t('booking.at-branch', { time: formatInterval(tag, branch_time_zone, starts_at, ends_at) })]
}

/** What the visitor brings, or has ready where they do not come to the branch. */
export const documentLines = ({ t, found }: AppointmentView): [name: string, lines: string[]] => [
  t(found.type === 'in-branch' ? 'booking.bring' : 'booking.have-ready'),
  documentsOf(found.topic_documents)
]

export const addressLines = ({ branch, street, ...town }: AppointmentDetails) => [branch, street, townLine(town)]

/** When a video talk can be joined, on the clock of the one who reads it. */
export function joinTime({ t, tag }: AppointmentView, zone: string, { starts_at }: { starts_at: string }): string {
  const opens = instant(Date.parse(starts_at) - JOIN_BEFORE * MINUTE)
  return t('mails.join-from', { time: formatTime(tag, zone, opens) })
}

function linkLines(view: AppointmentView): { text: string; href?: string }[] {
  const { t, found, talk, zone } = view
  const { join_url } = found
  if (!join_url) return [{ text: t('mails.online-where') }]
  return [{ text: talk ? joinTime(view, zone, found) : join_url, href: join_url }]
}

/** Where the appointment takes place: an address leads to a map, a meeting to itself. */
export function placeLines(view: AppointmentView): { text: string; href?: string }[] {
  const { t, found } = view
  const { type } = found
  if (type === 'online') return linkLines(view)
  if (type === 'by-phone') return [{ text: t('mails.by-phone-where') }]
  const [branch = '', ...address] = addressLines(found)
  return [{ text: branch }, { text: address.join(', '), href: mapLink([branch, ...address].join(', ')) }]
}
