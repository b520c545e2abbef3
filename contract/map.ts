import * as v from 'valibot'

/** Spec §9. */
export const MAP_EDGE = 150
export const MAP_ZOOM = 16

/** The picture of a branch's surroundings, and what its maker wants to be read beside it. */
export const BranchMap = v.object({
  url: v.string(),
  /** The same for dense screens. */
  url_2x: v.string(),
  width: v.number(),
  height: v.number(),
  attribution: v.string()
})
export type BranchMap = v.InferOutput<typeof BranchMap>
