import { LRUCache } from 'lru-cache'
import { MAP_ZOOMS, type MapOfPlaces } from '#contract/map'
import { NotFound, Unavailable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { tileOf } from './map.images.ts'
import { findMiddle } from './map.repository.ts'
import { fetchTile } from './map.tiles.ts'
import { tileSource, tileUrl } from './map-plan.service.ts'

/** The map on which branches are placed. */
export async function read({ db, tenant }: Call): Promise<MapOfPlaces> {
  const source = tileSource(tenant)
  const middle = source ? await findMiddle(db) : { latitude: null, longitude: null }
  return { attribution: source?.attribution ?? null, ...middle }
}

/** An hour's search for a place takes a few hundred. */
const TILES = { name: 'map-tiles', points: 2000, seconds: 3600 }

const known = new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (tile) => tile.length || 1 })

export interface TilePlace {
  zoom: number
  column: number
  row: number
}

/** A tile of the institution's map. @throws NotFound, or Unavailable if its server does not answer with a picture */
export async function tileAt(call: Call, { zoom, column, row }: TilePlace): Promise<Buffer> {
  const { app, db, tenant, user } = call
  const source = tileSource(tenant)
  const isThere = zoom >= MAP_ZOOMS.least && zoom <= MAP_ZOOMS.most && column < 2 ** zoom && row < 2 ** zoom
  if (!source || !isThere) throw new NotFound()
  await app.limits.take(TILES, { tenant: db.tenantId, id: user?.uuid })
  const url = tileUrl(source.template, { z: zoom, x: column, y: row })
  const kept = known.get(url)
  if (kept) return kept
  try {
    const tile = await tileOf(await fetchTile(url, call))
    known.set(url, tile)
    return tile
  } catch (err) {
    app.log.warn({ err }, 'a map tile could not be fetched')
    throw new Unavailable()
  }
}
