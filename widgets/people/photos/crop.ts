import { PHOTO_SIZES } from '#contract/photos'

export interface Size {
  width: number
  height: number
}

/** A part of a picture, in its pixels; whole numbers only on the way to the server. */
export interface Square {
  left: number
  top: number
  edge: number
}

/** A step of the keyboard, as a part of the square. */
const STEP = 0.02

export const largest = ({ width, height }: Size) => Math.min(width, height)

/** Zooming ends where the photo would be blurred. */
export const smallest = (size: Size) => Math.min(largest(size), PHOTO_SIZES[0])

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

const within = (size: Size, { left, top, edge }: Square): Square => ({
  left: between(0, left, size.width - edge),
  top: between(0, top, size.height - edge),
  edge
})

/** As much as there is; of an upright picture rather the upper part, where faces are. */
export function firstSquare(size: Size): Square {
  const edge = largest(size)
  return { left: (size.width - edge) / 2, top: (size.height - edge) / 4, edge }
}

/** Drags the picture under the square, by parts of the square's edge. */
export const move = (size: Size, { left, top, edge }: Square, x: number, y: number): Square =>
  within(size, { left: left - x * edge, top: top - y * edge, edge })

/** Makes the picture larger by a factor; what is at a point of the square, given in parts of its edge, stays there. */
export function zoom(size: Size, { left, top, edge }: Square, factor: number, x = 0.5, y = 0.5): Square {
  const next = between(smallest(size), edge / factor, largest(size))
  return within(size, { left: left + x * (edge - next), top: top + y * (edge - next), edge: next })
}

const ratio = (size: Size) => largest(size) / smallest(size)

/** From 0 to 100, evenly for the eye. */
export const zoomLevel = (size: Size, { edge }: Square) =>
  ratio(size) > 1 ? (Math.log(largest(size) / edge) / Math.log(ratio(size))) * 100 : 0

export const zoomTo = (size: Size, square: Square, level: number): Square =>
  zoom(size, square, (square.edge / largest(size)) * ratio(size) ** (level / 100))

type Change = (size: Size, square: Square, step: number) => Square

const KEYS: Record<string, Change> = {
  ArrowLeft: (size, square, step) => move(size, square, -step, 0),
  ArrowRight: (size, square, step) => move(size, square, step, 0),
  ArrowUp: (size, square, step) => move(size, square, 0, -step),
  ArrowDown: (size, square, step) => move(size, square, 0, step),
  '+': (size, square) => zoom(size, square, 1.1),
  // the plus of many keyboards, without the shift key
  '=': (size, square) => zoom(size, square, 1.1),
  '-': (size, square) => zoom(size, square, 1 / 1.1)
}

/** What a key does; with the shift key the steps are longer. */
export const byKey = (key: string, isShifted: boolean): ((size: Size, square: Square) => Square) | undefined => {
  const change = KEYS[key]
  return change && ((size, square) => change(size, square, isShifted ? STEP * 5 : STEP))
}

/** As the server takes it. */
export function cropOf(size: Size, square: Square): string {
  const edge = Math.floor(square.edge)
  const at = (start: number, end: number) => between(0, Math.round(start), end - edge)
  return [at(square.left, size.width), at(square.top, size.height), edge].join()
}
