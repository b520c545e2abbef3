import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { administersBranches } from './organizations.ts'
import { LongText, Url } from './values.ts'

/** Spec §9. */
export const MAP_EDGE = 150
export const MAP_ZOOM = 16

/** The map image of a branch, and its attribution. */
export const BranchMap = v.object({
  url: Url,
  /** The same for dense screens. */
  url_2x: Url,
  width: v.number(),
  height: v.number(),
  attribution: LongText
})
export type BranchMap = v.InferOutput<typeof BranchMap>

/** How far the map on which a branch is placed can be zoomed. */
export const MAP_ZOOMS = { least: 3, most: 18 } as const
/** The edge of a tile in pixels. */
export const MAP_TILE = 256

/** Where the map of a branch without a place begins. */
export const MapOfPlaces = v.object({
  /** Null where the institution has no map. */
  attribution: v.nullable(LongText),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number())
})
export type MapOfPlaces = v.InferOutput<typeof MapOfPlaces>

const whole = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`), 'unknown'), v.transform(Number))

export const getMap = /* @__PURE__ */ endpoint('GET', '/api/v1/map', {
  summary: 'The map on which branches are placed: its attribution, and the middle of the branches that have a place.',
  access: administersBranches,
  answers: { 200: MapOfPlaces }
})

export const getMapTile = /* @__PURE__ */ endpoint('GET', '/api/v1/map/tiles/:zoom/:column/:row', {
  summary: "A tile of the institution's map, fetched by the server, so that browsers ask no one else.",
  access: administersBranches,
  params: v.strictObject({ zoom: whole(2), column: whole(6), row: whole(6) }),
  stream: 'image/png',
  answers: { 200: v.string() }
})
