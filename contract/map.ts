import * as v from 'valibot'

/** Spec §9. */
export const MAP_EDGE = 150
export const MAP_ZOOM = 16

/** The map image of a branch, and its attribution. */
export const BranchMap = v.object({
  url: v.string(),
  /** The same for dense screens. */
  url_2x: v.string(),
  width: v.number(),
  height: v.number(),
  attribution: v.string()
})
export type BranchMap = v.InferOutput<typeof BranchMap>
