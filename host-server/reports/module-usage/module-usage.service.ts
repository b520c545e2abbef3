import type { SwitchableModule } from '#contract/module-names'
import { type ModuleUsage, USAGE_DAYS } from '#contract/module-usage'
import { preloads } from '#contract/preload'
import type { EventMetric } from '#contract/reports'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayLater, dayOf } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'
import * as repository from './module-usage.repository.ts'

type Widget = keyof typeof preloads

const EVERY_WIDGET = Object.keys(preloads) as Widget[]

/** Where the use of a module is counted. */
interface Source {
  hits?: readonly repository.HitMetric[]
  events?: readonly EventMetric[]
  searches?: repository.SearchedFrom
  redirections?: true
  /** What `places` are: cards unless stated otherwise. */
  on?: 'pages'
  /** The widgets of foreign pages that show it. */
  widgets?: readonly Widget[]
}

const REQUESTS = ['request-basic', 'request-appointment', 'request-callback', 'request-messenger'] as const

const SOURCES: Partial<Record<SwitchableModule, Source>> = {
  searchengine: { searches: 'page', on: 'pages' },
  advisorlist: { on: 'pages', widgets: ['list'] },
  messenger: { events: ['request-messenger'], widgets: ['card', 'messenger-button', 'contact-form'] },
  'online-appointments': { events: ['booked'], widgets: ['booking', 'card', 'reschedule'] },
  'call-me-back': { events: ['request-callback'], widgets: ['card', 'contact-form'] },
  'share-buttons': { hits: ['share'], widgets: ['card', 'share-button'] },
  embed: { searches: 'widget', on: 'pages', widgets: EVERY_WIDGET },
  'search-form-api': { searches: 'form', on: 'pages', widgets: ['search'] },
  'search-api': { searches: 'anywhere', on: 'pages', widgets: ['search'] },
  'branch-events': { on: 'pages', widgets: ['events'] },
  'organizations-profiles': { hits: ['branch'], on: 'pages' },
  'contact-api': { events: REQUESTS, widgets: ['card', 'contact-form', 'messenger-button'] },
  'whats-app': { hits: ['whatsapp'], widgets: ['card', 'whatsapp-button'] },
  redirections: { redirections: true, on: 'pages' },
  'wallet-cards': { events: ['card-apple', 'card-google'], widgets: ['card', 'wallet-button'] },
  notifications: { events: ['push-sent'] },
  'v-cards': { hits: ['vcard'], widgets: ['card', 'vcard-button'] },
  'contact-exchange': { events: ['contact-shared'], widgets: ['card'] }
}

/** How often, and at how many places; undefined for what is not counted. */
async function countOf({ db, app }: Call, source: Source, from: string): Promise<Partial<repository.Found>> {
  if (source.hits) return repository.countHits(db, source.hits, from)
  if (source.events) return repository.countEvents(db, source.events, from)
  if (source.redirections) {
    const since = instant(app.clock.now().getTime() - USAGE_DAYS * DAY)
    return { places: await repository.countRedirections(db, since) }
  }
  if (!source.searches) return {}
  const { uses, places } = await repository.countSearches(db, source.searches, from)
  return source.searches === 'form' ? { uses, places } : { uses }
}

/** On how many of the registered websites; null for what no widget shows, and while nothing may be embedded. */
function websitesOf({ db, tenant }: Call, { widgets }: Source, from: string): Promise<number> | null {
  return widgets && tenant.modules.has('embed')
    ? repository.countWebsites(db, widgets, embedOrigins(tenant), from)
    : null
}

/** The use of a module in the last days, so that nobody turns off what customers rely on. */
export async function usageOf(call: Call, name: SwitchableModule): Promise<ModuleUsage> {
  const source = SOURCES[name]
  if (!source) return { uses: null, cards: null, pages: null, embeds: null }
  const from = dayLater(dayOf(call.app.clock.now(), call.tenant.time_zone), 1 - USAGE_DAYS)
  const [{ uses = null, places = null }, embeds] = await Promise.all([
    countOf(call, source, from),
    websitesOf(call, source, from)
  ])
  return { uses, cards: source.on ? null : places, pages: source.on ? places : null, embeds }
}
