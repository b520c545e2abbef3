import type { RequestListener } from 'node:http'
import { LRUCache } from 'lru-cache'
import { getPreload, preloads } from '#contract/preload'
import { todayIn } from '../../core/base/days.ts'
import { isPerson } from '../../core/events/visitors.ts'
import { writeBuffer } from '../../core/jobs/write-buffer.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import * as repository from './module-usage.repository.ts'

type Entry = repository.EmbeddingDay & { tenant_id: string }

/** What this node has written: a website's widget costs one row a day, however many visitors see it. */
const known = new WeakMap<AppContext, LRUCache<string, true>>()
const MOST_REMEMBERED = 10_000

function isNew(app: AppContext, entry: Entry): boolean {
  const written = known.get(app) ?? new LRUCache<string, true>({ max: MOST_REMEMBERED })
  known.set(app, written)
  const name = Object.values(entry).join(' ')
  if (written.get(name)) return false
  written.set(name, true)
  return true
}

export const { add, flush } = writeBuffer<Entry>('days of embeddings', async (app, entries) => {
  for (const tenantId of new Set(entries.map(({ tenant_id }) => tenant_id))) {
    const own = entries.filter(({ tenant_id }) => tenant_id === tenantId)
    const days = own.map(({ day, origin, widget }) => ({ day, origin, widget }))
    await repository.insertEmbeddings(new TenantDb(app.knex, tenantId), days)
  }
})

/** The tags that a preload names. */
function widgetsIn(url: string): string[] {
  const tags = new URLSearchParams(url.slice(url.indexOf('?'))).get('tags') ?? ''
  const names = tags.split(',').map((tag) => tag.replace(/;.*/, ''))
  return [...new Set(names)].filter((name) => Object.hasOwn(preloads, name))
}

async function count(app: AppContext, host: string, origin: string, url: string) {
  const tenant = await app.tenants.find(host)
  if (!tenant || !embedOrigins(tenant).includes(origin)) return
  const { day } = todayIn(tenant.time_zone, app.clock.now().getTime())
  for (const widget of widgetsIn(url)) {
    const entry = { tenant_id: tenant.id, day, origin, widget }
    if (isNew(app, entry)) add(app, entry)
  }
}

/**
 * Notes on which days a registered website shows which widget, even if the preload comes from the cache: after the
 * response, and without anything about who saw it.
 */
export function countingEmbeddings(app: AppContext, handle: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '', headers } = request
    const { host = '', origin } = headers
    if (origin && url.startsWith(`${getPreload.path}?`) && isPerson(request)) {
      response.once('finish', () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return
        count(app, host, origin, url).catch((err) => app.log.error({ err }, 'an embedding could not be counted'))
      })
    }
    handle(request, response)
  }
}
