import * as v from 'valibot'
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
