import { type BranchMap, MAP_EDGE, MAP_TILE, MAP_ZOOM } from '#contract/map'
import { contentHash } from '../../core/files/media.files.ts'
import { primaryColour } from '../../core/pages/page.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'

/** The columns of a branch that its map depends on. */
export interface BranchLocation {
  uuid: string
  latitude: number | null
  longitude: number | null
  /** The name in `media` of the standard-resolution image, once drawn. */
  map_image: string | null
}

export interface Plan {
  template: string
  attribution: string
  colour: string
  latitude: number
  longitude: number
  /** A hash of everything the image is drawn from; the image's name begins with it. */
  key: string
}

/** The northern limit of Web Mercator, in whole degrees. */
const NORTHMOST = 85

const isTemplate = (text: string) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part))

/** The URL template of the tiles with `{z}`, `{x}` and `{y}`; without it there are no maps. */
export const TILE_SETTING = 'map_tile_url'

export interface TileSource {
  template: string
  attribution: string
}

/** Where the tiles come from; undefined without the tenant's tile URL, and the attribution that the licence requires. */
export function tileSource({ settings }: Pick<CurrentTenant, 'settings'>): TileSource | undefined {
  const { [TILE_SETTING]: template = '', map_attribution = '' } = settings
  const attribution = map_attribution.trim()
  return isTemplate(template) && attribution ? { template, attribution } : undefined
}

/** The address of a tile. */
export const tileUrl = (template: string, values: Record<'z' | 'x' | 'y', number>) =>
  template.replace(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(values[name]))

/** What to draw; undefined without tiles or coordinates. */
export function planOf(tenant: CurrentTenant, branch: BranchLocation): Plan | undefined {
  const { latitude, longitude, uuid } = branch
  const source = tileSource(tenant)
  if (latitude === null || longitude === null || !source) return undefined
  if (Math.abs(latitude) > NORTHMOST || Math.abs(longitude) > 180) return undefined
  const colour = primaryColour(tenant)
  const drawn = JSON.stringify([source.template, latitude, longitude, colour])
  return { ...source, colour, latitude, longitude, key: contentHash(uuid, Buffer.from(drawn)) }
}

const ENDING = `-map-${MAP_EDGE}.webp`

/** Includes a hash of the content, so that a redrawn image has a new URL. */
export const mapName = ({ key }: Plan, bytes: Buffer) => `${key}-${contentHash(key, bytes).slice(0, 8)}${ENDING}`

export const denseName = (name: string) => name.replace(ENDING, `-map-${2 * MAP_EDGE}.webp`)

export const isDrawn = (plan: Plan | undefined, { map_image }: BranchLocation) =>
  plan ? Boolean(map_image?.startsWith(plan.key)) : map_image === null

/** The map of a branch, or null until it is drawn: a card never waits for it. */
export function mapOf(tenant: CurrentTenant, branch: BranchLocation): BranchMap | null {
  const plan = planOf(tenant, branch)
  if (!plan || !branch.map_image || !isDrawn(plan, branch)) return null
  const { map_image } = branch
  return {
    url: `/media/${map_image}`,
    url_2x: `/media/${denseName(map_image)}`,
    width: MAP_EDGE,
    height: MAP_EDGE,
    attribution: plan.attribution
  }
}

const TILE = MAP_TILE

export interface Tile {
  /** Its column and row in the sheet. */
  column: number
  row: number
  url: string
}

export interface Sheet {
  tiles: Tile[]
  columns: number
  rows: number
  /** The offset of the image within the sheet, in pixels. */
  left: number
  top: number
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The tiles that cover a square centred on the branch (Web Mercator). */
export function sheetOf({ template, latitude, longitude }: Plan, edge: number, zoom: number): Sheet {
  const across = 2 ** zoom
  const radians = (latitude * Math.PI) / 180
  const x = Math.round(((longitude + 180) / 360) * across * TILE - edge / 2)
  const y = Math.round(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * across * TILE - edge / 2)
  const [west, north] = [Math.floor(x / TILE), Math.floor(y / TILE)]
  const columns = numbers(west, Math.floor((x + edge - 1) / TILE))
  const rows = numbers(north, Math.floor((y + edge - 1) / TILE)).filter((row) => row >= 0 && row < across)
  // columns wrap around at the antimeridian
  const urlOf = (column: number, row: number) => tileUrl(template, { z: zoom, x: (column + across) % across, y: row })
  return {
    tiles: rows.flatMap((row) =>
      columns.map((column) => ({ column: column - west, row: row - north, url: urlOf(column, row) }))
    ),
    columns: columns.length,
    rows: rows.length,
    left: x - west * TILE,
    top: y - north * TILE
  }
}

/** The edge in pixels and the zoom of each image. The 2x image shows the same area one zoom level deeper. */
export const SCALES = [1, 2].map((scale) => ({ scale, edge: MAP_EDGE * scale, zoom: MAP_ZOOM + scale - 1 }))
export const TILE_EDGE = TILE
