import type { SwitchableModule } from '#contract/module-names'
import { type ModuleUsage, USAGE_DAYS } from '#contract/module-usage'
import type { EventMetric } from '#contract/reports'
import { DAY, instant } from '../../core/base/clock.ts'
import { dayLater, dayOf } from '../../core/base/days.ts'
import type { Call } from '../../core/http/http.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'
import * as repository from './module-usage.repository.ts'

/** Where the use of a module is counted. */
interface Source {
  hits?: readonly repository.HitMetric[]
  events?: readonly EventMetric[]
  searches?: repository.SearchedFrom
  redirections?: true
  /** What `places` are: cards unless stated otherwise. */
  on?: 'pages'
  /** Whether widgets show it. */
  inWidgets?: true
}

const REQUESTS = ['request-basic', 'request-appointment', 'request-callback', 'request-messenger'] as const

const SOURCES: Partial<Record<SwitchableModule, Source>> = {
  searchengine: { searches: 'page', on: 'pages' },
  messenger: { events: ['request-messenger'], inWidgets: true },
  'online-appointments': { events: ['booked'], inWidgets: true },
  'call-me-back': { events: ['request-callback'], inWidgets: true },
  'share-buttons': { hits: ['share'], inWidgets: true },
  embed: { searches: 'widget', on: 'pages', inWidgets: true },
  'search-form-api': { searches: 'form', on: 'pages', inWidgets: true },
  'search-api': { searches: 'anywhere', on: 'pages', inWidgets: true },
  'organizations-profiles': { hits: ['branch'], on: 'pages' },
  'contact-api': { events: REQUESTS, inWidgets: true },
  'whats-app': { hits: ['whatsapp'], inWidgets: true },
  redirections: { redirections: true, on: 'pages' },
  'wallet-cards': { events: ['card-apple', 'card-google'], inWidgets: true },
  notifications: { events: ['push-sent'] },
  'v-cards': { hits: ['vcard'], inWidgets: true }
}

/** How often, and at how many places; undefined for what is not counted. */
async function countOf({ db, app, tenant }: Call, source: Source): Promise<Partial<repository.Found>> {
  const now = app.clock.now()
  const from = dayLater(dayOf(now, tenant.time_zone), 1 - USAGE_DAYS)
  if (source.hits) return repository.countHits(db, source.hits, from)
  if (source.events) return repository.countEvents(db, source.events, from)
  if (source.redirections) {
    return { places: await repository.countRedirections(db, instant(now.getTime() - USAGE_DAYS * DAY)) }
  }
  const { uses, places } = await repository.countSearches(db, source.searches ?? 'anywhere', from)
  return source.searches === 'form' ? { uses, places } : { uses }
}

/** The use of a module in the last days, so that nobody turns off what customers rely on. */
export async function usageOf(call: Call, name: SwitchableModule): Promise<ModuleUsage> {
  const { tenant } = call
  const source = SOURCES[name]
  if (!source) return { uses: null, cards: null, pages: null, embeds: null }
  const { uses = null, places = null } = await countOf(call, source)
  const isEmbedded = source.inWidgets && tenant.modules.has('embed')
  return {
    uses,
    cards: source.on ? null : places,
    pages: source.on ? places : null,
    embeds: isEmbedded ? embedOrigins(tenant).length : null
  }
}
