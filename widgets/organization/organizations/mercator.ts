import { MAP_TILE } from '#contract/map'

export interface Place {
  latitude: number
  longitude: number
}

/** As the language writes it, with all its decimals. */
export const degreesText = (degrees: number, tag: string) =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 15, useGrouping: false }).format(degrees)

/** A point of the whole map, in pixels from its north-west corner. */
export interface Point {
  x: number
  y: number
}

/** The northern limit of Web Mercator, in degrees. */
const NORTHMOST = 85.05

const across = (zoom: number) => MAP_TILE * 2 ** zoom

export function pointOf({ latitude, longitude }: Place, zoom: number): Point {
  const north = Math.min(NORTHMOST, Math.max(-NORTHMOST, latitude))
  const y = (1 - Math.asinh(Math.tan((north * Math.PI) / 180)) / Math.PI) / 2
  return { x: ((longitude + 180) / 360) * across(zoom), y: y * across(zoom) }
}

/** About a tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The place at a point; beyond the antimeridian the map begins anew. */
export function placeAt({ x, y }: Point, zoom: number): Place {
  const [east, south] = [x / across(zoom), Math.min(1, Math.max(0, y / across(zoom)))]
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI
  return { latitude: rounded(latitude), longitude: rounded((east - Math.floor(east)) * 360 - 180) }
}

export interface ShownTile {
  key: string
  path: string
  /** From the middle of the picture, in pixels. */
  left: number
  top: number
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The tiles of a picture around a point. */
export function tilesAround({ x, y }: Point, zoom: number, width: number, height: number): ShownTile[] {
  const count = 2 ** zoom
  const columns = upTo(Math.floor((x - width / 2) / MAP_TILE), Math.floor((x + width / 2) / MAP_TILE))
  const rows = upTo(Math.floor((y - height / 2) / MAP_TILE), Math.floor((y + height / 2) / MAP_TILE))
  return rows
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      columns.map((column) => ({
        key: `${zoom}/${column}/${row}`,
        path: `${zoom}/${((column % count) + count) % count}/${row}`,
        left: column * MAP_TILE - x,
        top: row * MAP_TILE - y
      }))
    )
}
