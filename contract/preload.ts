import * as v from 'valibot'
import { getAdvisorList, listQuery } from './advisor-list.ts'
import { getAdvisor, PROFILE_PARTS } from './advisors.ts'
import { getAdvisorTopics, getTopics } from './appointment-topics.ts'
import { getAppointmentTypes } from './appointment-types.ts'
import { getAppointment } from './appointments.ts'
import { eventsQuery, getEvents } from './branch-events.ts'
import { getBranch } from './branches.ts'
import { getOnlineAppointmentsConfiguration } from './configurations.ts'
import { getCallbackTimes, getContactOffer } from './contact-requests.ts'
import { type Endpoint, endpoint, type Request, type Shape } from './endpoint.ts'
import { LOCALES } from './locales.ts'
import { getModules } from './modules.ts'
import { FOREIGN_ORIGIN } from './refusals.ts'
import { getSearchForm } from './search.ts'
import type * as tags from './tags.ts'
import { getTenant, Theme } from './tenant.ts'
import { Messages } from './translations.ts'
import { bounded, OtherLanguage } from './values.ts'
import { getWhatsApp } from './whatsapp.ts'
import { getWhatsAppSettings } from './whatsapp-settings.ts'
import { getInheritedWeek, getWorkingHours } from './working-hours.ts'

/** The attributes on which a tag's first picture depends, in the order in which a preload names them. */
export const PRELOAD_ATTRIBUTES = [
  'alias',
  'branch',
  'form',
  'kind',
  'language',
  'limit',
  'mode',
  'token',
  'topic'
] as const

export type PreloadAttributes = Partial<Record<(typeof PRELOAD_ATTRIBUTES)[number], string>>

/** The most tags of one preload, and the most characters that name them. */
export const PRELOAD_TAGS_MAX = 100
export const PRELOAD_LENGTH_MAX = 8000

/** A read whose answer a preload contains. */
export interface PreloadRead {
  endpoint: Endpoint
  request: { params?: Record<string, string>; query?: Record<string, string> }
}

interface FirstPicture {
  /** The tag's texts: comma-separated scopes, a noun or a part of it. */
  scope: string
  /** The texts of its button alone: a popup (`mode="popup"`) loads the others once it is opened. */
  button?: string
  /** What it loads by itself once it is opened. */
  later?: string
  /** What the tag reads before it works. */
  reads(attributes: PreloadAttributes): PreloadRead[]
  /** Whether a foreign page may show yesterday's answer once, while the browser fetches the new one. */
  mayBeStale?: true
}

const read = <S extends Shape>(of: Endpoint<S>, request: Request<S>) => ({ endpoint: of, request }) as PreloadRead

/** Reads that need an alias. */
const ofAlias =
  (reads: (alias: string, attributes: PreloadAttributes) => PreloadRead[]): FirstPicture['reads'] =>
  (attributes) =>
    attributes.alias ? reads(attributes.alias, attributes) : []

const VISITOR_FORM = 'visitor-form,visitor-offline,visitor-request,ui-common,ui-field'
const BOOKING = 'booking-flow,booking-slot,ui-duration,ui-absence'

/** By tag, without `advisor-`. */
type Name<Tag extends string> = Tag extends `advisor-${infer Rest}` ? Rest : never
type TagName = Name<(typeof tags)[keyof typeof tags]['tag']>

/** What each tag needs for its first picture. A tag without an entry does not compile. */
export const preloads: Record<TagName, FirstPicture> = {
  'whatsapp-button': {
    scope: 'whatsapp',
    reads: ofAlias((alias) => [read(getWhatsApp, { params: { alias } })]),
    mayBeStale: true
  },
  'vcard-button': { scope: 'v-card,ui-common,ui-overlay', reads: () => [read(getModules, {})], mayBeStale: true },
  'share-button': { scope: 'share,ui-common', reads: () => [read(getModules, {})], mayBeStale: true },
  'wallet-button': {
    scope: 'wallet,ui-common',
    reads: ofAlias((alias) => [read(getModules, {}), read(getAdvisor, { params: { alias } })]),
    mayBeStale: true
  },
  'messenger-button': {
    scope: `contact-requests,${VISITOR_FORM}`,
    reads: ofAlias((alias) => [read(getContactOffer, { params: { alias } })]),
    mayBeStale: true
  },
  card: {
    // with what the elements inside need; those under "More" read the rest by themselves
    scope: `profile,share,v-card,wallet,whatsapp,contact-requests,booking-open,${VISITOR_FORM},ui-absence,ui-overlay`,
    later: 'booking-flow,booking-slot,ui-duration',
    reads: ofAlias((alias) => [
      read(getAdvisor, { params: { alias }, query: { with: PROFILE_PARTS.join() } }),
      read(getModules, {}),
      read(getWhatsApp, { params: { alias } })
    ])
  },
  booking: {
    scope: `booking-open,${BOOKING},${VISITOR_FORM}`,
    button: 'booking-open,visitor-offline,ui-common',
    reads({ alias, branch, mode }) {
      if (mode === 'popup') return []
      if (branch) return [read(getBranch, { params: { alias: branch } })]
      if (!alias) return []
      return [
        read(getTopics, {}),
        read(getAdvisorTopics, { params: { alias } }),
        read(getAppointmentTypes, { params: { alias } }),
        read(getAdvisor, { params: { alias }, query: { with: 'organization' } })
      ]
    }
  },
  'contact-form': {
    scope: `contact-requests,${VISITOR_FORM}`,
    reads({ alias, kind, mode }) {
      // a page of its own has the alias in its hash
      if (!alias) return mode === 'page' ? [read(getTenant, {})] : []
      const offer = read(getContactOffer, { params: { alias } })
      if (mode === 'popup') return [offer]
      const days = kind === 'callback' ? [read(getCallbackTimes, { params: { alias } })] : []
      return [offer, read(getTenant, {}), ...days]
    }
  },
  search: {
    scope: 'search-widget,visitor-offline,visitor-request,ui-common,ui-absence',
    reads: ({ form = '' }) => [read(getSearchForm, { query: { form } })]
  },
  list: {
    scope: 'advisor-list-widget,ui-absence',
    reads: (attributes) => [read(getAdvisorList, { query: listQuery(attributes) })]
  },
  events: {
    scope: 'branch-events-widget',
    reads: ({ branch, limit }) =>
      branch ? [read(getEvents, { params: { alias: branch }, query: eventsQuery(limit) })] : []
  },
  reschedule: {
    scope: 'booking-reschedule,booking-slot,visitor-offline,visitor-request,ui-common',
    reads: ({ token }) => (token ? [read(getAppointment, { params: { token } })] : [])
  },
  topics: {
    scope: 'topics,ui-common,ui-form,ui-select,ui-duration,app-error',
    reads: ofAlias((alias) => [
      read(getOnlineAppointmentsConfiguration, {}),
      read(getTopics, {}),
      read(getAdvisorTopics, { params: { alias } })
    ])
  },
  'appointment-types': {
    scope: 'appointment-types,ui-common,ui-form,app-error',
    reads: ofAlias((alias) => [read(getAppointmentTypes, { params: { alias } })])
  },
  'working-hours': {
    scope: 'working-hours,visitor-offline,ui-common,ui-form,ui-duration,app-error',
    reads: ofAlias((alias) => [
      read(getWorkingHours, { params: { alias } }),
      read(getInheritedWeek, { params: { alias } })
    ])
  },
  'whatsapp-settings': {
    scope: 'whatsapp-settings,ui-common,ui-form,ui-field,ui-toggle,app-error',
    reads: ofAlias((alias) => [read(getWhatsAppSettings, { params: { alias } })])
  },
  'push-form': {
    scope: 'push-form,visitor-offline,ui-common,ui-overlay,ui-form,ui-field,ui-select',
    reads: () => [read(getTenant, {})]
  }
}

interface PreloadTag {
  name: TagName
  attributes: PreloadAttributes
}

/** The scopes that a tag with these attributes needs. */
export const scopesOf = ({ scope, button }: FirstPicture, { mode }: PreloadAttributes) =>
  ((mode === 'popup' && button) || scope).split(',')

const isName = (name: string): name is TagName => Object.hasOwn(preloads, name)
const isAttribute = (name: string) => PRELOAD_ATTRIBUTES.some((one) => one === name)

/** `name;attribute=value`, without `advisor-`; undefined if there is no such tag or attribute. */
function tagIn(text: string): PreloadTag | undefined {
  const [name = '', ...pairs] = text.split(';')
  const attributes = pairs.map((pair) => pair.split('='))
  if (!isName(name) || !attributes.every(([attribute = '']) => isAttribute(attribute))) return undefined
  // a value that names nothing must not spoil the answer for the page's other tags
  const plain = attributes.filter(([, value = '']) => /^[\w-]+$/.test(value))
  return { name, attributes: Object.fromEntries(plain) }
}

/** Comma-separated tags with their attributes, such as `card;alias=anna-gruber;mode=full,search`. */
export const Tags = v.pipe(
  v.string(),
  v.maxLength(PRELOAD_LENGTH_MAX),
  v.transform((text) => text.split(',').map(tagIn)),
  v.check((tags): boolean => tags.every(Boolean), 'unknown'),
  v.check(({ length }) => length <= PRELOAD_TAGS_MAX, 'unknown'),
  v.transform((tags) => tags as PreloadTag[])
)

export const Preload = v.object({
  /** The language of the texts, as resolved against the institution's. */
  locale: v.picklist(LOCALES),
  /** The language of what the institution has written itself; absent where it is the same. */
  written_in: OtherLanguage,
  messages: Messages,
  theme: Theme,
  /** What the server will say to a booking or message from this page; absent where it takes them. */
  refusal: v.optional(v.literal(FOREIGN_ORIGIN)),
  /** By address, the answers to the tags' reads; a refused one is missing, and is read by itself. */
  answers: v.record(bounded(2000), v.any())
})
export type Preload = v.InferOutput<typeof Preload>

export const getPreload = /* @__PURE__ */ endpoint('GET', '/api/v1/preload', {
  summary:
    'What some tags of a page need for their first picture: texts, colours and the answers to their first reads.',
  access: { public: true },
  query: v.strictObject({
    /** A language tag; the tenant's language when absent or unknown. */
    locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
    tags: Tags,
    /** The release of the page's loader: browsers keep answers for its texts alone. */
    v: v.optional(v.pipe(v.string(), v.maxLength(20)))
  }),
  answers: { 200: Preload },
  // its parts are parsed one by one
  built: true
})
