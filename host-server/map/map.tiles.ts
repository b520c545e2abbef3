import { MINUTE } from '../core/clock.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import { fewAtATime } from '../core/few-at-a-time.ts'
import { baseUrl } from '../core/mail.ts'
import { type Fetching, fetchPublic } from '../core/public-fetch.ts'
import type { Services } from '../core/services.ts'
import type { Sheet, Tile } from './map.plan.ts'

/** As the makers of public tiles ask for. */
const fetching = fewAtATime(2, 10_000)

const TILE_MOST_BYTES = 1024 * 1024
const TILE_MS = 5000

/** Servers that have just failed, until when: other jobs do not wait for them too. */
const failing = new Map<string, number>()

async function tileFrom(url: string, options: Omit<Fetching, 'signal'>, { clock }: Services): Promise<Buffer> {
  const { host } = new URL(url)
  if ((failing.get(host) ?? 0) > clock.now().getTime()) throw new Error(`${host} has just failed`)
  try {
    return await fetchPublic(url, { ...options, signal: AbortSignal.timeout(TILE_MS) })
  } catch (failure) {
    failing.set(host, clock.now().getTime() + MINUTE)
    throw failure
  }
}

/** Fetches what a sheet is made of, each tile once. */
export function tilesOf(
  { tiles }: Sheet,
  { services, tenant }: { services: Services; tenant: CurrentTenant }
): Promise<(Tile & { bytes: Buffer })[]> {
  const { config } = services
  const options = {
    internalHosts: config.INTERNAL_HOSTS,
    mostBytes: TILE_MOST_BYTES,
    headers: { 'User-Agent': `advisor-widgets (${baseUrl(config, tenant)})`, Accept: 'image/*' }
  }
  const all = tiles.map(async (tile) => ({
    ...tile,
    bytes: await fetching(() => tileFrom(tile.url, options, services))
  }))
  return Promise.all(all)
}
