import { MINUTE } from '../../core/base/clock.ts'
import { limitConcurrency } from '../../core/base/concurrency-limit.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { type RequestOptions, sendRequest } from '../../core/security/http-client.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { Sheet, Tile } from './map-plan.service.ts'

/** Two parallel requests, as the usage policies of public tile servers ask for. */
const fetching = limitConcurrency(2, 10_000)

const TILE_MOST_BYTES = 1024 * 1024
const TILE_MS = 5000

/** Hosts that have just failed, with the time until which they are not asked, so that other jobs do not wait for them too. */
const failing = new Map<string, number>()

async function take(url: string, asking: RequestOptions): Promise<Buffer> {
  const answer = await sendRequest(url, asking)
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

async function tileFrom(url: string, asking: RequestOptions, { clock }: AppContext): Promise<Buffer> {
  const { host } = new URL(url)
  if ((failing.get(host) ?? 0) > clock.now().getTime()) throw new Error(`${host} failed recently`)
  try {
    return await take(url, asking)
  } catch (failure) {
    failing.set(host, clock.now().getTime() + MINUTE)
    throw failure
  }
}

interface Asking {
  app: AppContext
  tenant: CurrentTenant
}

/** Fetches a tile by its address. */
export function fetchTile(url: string, { app, tenant }: Asking): Promise<Buffer> {
  const { config } = app
  const asking: RequestOptions = {
    within: TILE_MS,
    guard: { internalHosts: config.INTERNAL_HOSTS, mostBytes: TILE_MOST_BYTES },
    headers: { 'User-Agent': `advisor-widgets (${baseUrl(config, tenant)})`, Accept: 'image/*' }
  }
  return fetching(() => tileFrom(url, asking, app))
}

/** Fetches the tiles of a sheet. */
export const tilesOf = ({ tiles }: Sheet, asking: Asking): Promise<(Tile & { bytes: Buffer })[]> =>
  Promise.all(tiles.map(async (tile) => ({ ...tile, bytes: await fetchTile(tile.url, asking) })))
