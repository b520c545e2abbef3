import { PHOTO_SIZES } from '#contract/photos'

export interface Size {
  width: number
  height: number
}

/** A square of a picture in pixels; rounded only when sent. */
export interface Square {
  left: number
  top: number
  edge: number
}

/** Step of an arrow key, as a fraction of the square. */
const STEP = 0.02

export const largest = ({ width, height }: Size) => Math.min(width, height)

/** Limit of zooming, beyond which the photo would be blurred. */
export const smallest = (size: Size) => Math.min(largest(size), PHOTO_SIZES[0])

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

const within = (size: Size, { left, top, edge }: Square): Square => ({
  left: between(0, left, size.width - edge),
  top: between(0, top, size.height - edge),
  edge
})

/** The largest square; in a portrait picture near the top, where faces are. */
export function firstSquare(size: Size): Square {
  const edge = largest(size)
  return { left: (size.width - edge) / 2, top: (size.height - edge) / 4, edge }
}

/** Moves the picture under the square, in fractions of the square's edge. */
export const move = (size: Size, { left, top, edge }: Square, x: number, y: number): Square =>
  within(size, { left: left - x * edge, top: top - y * edge, edge })

/** Zooms by a factor around a point, given in fractions of the square's edge. */
export function zoom(size: Size, { left, top, edge }: Square, factor: number, x = 0.5, y = 0.5): Square {
  const next = between(smallest(size), edge / factor, largest(size))
  return within(size, { left: left + x * (edge - next), top: top + y * (edge - next), edge: next })
}

const ratio = (size: Size) => largest(size) / smallest(size)

/** From 0 to 100, on a logarithmic scale. */
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
  // plus without shift on many keyboards
  '=': (size, square) => zoom(size, square, 1.1),
  '-': (size, square) => zoom(size, square, 1 / 1.1)
}

/** The effect of a key; steps are longer with shift. */
export const byKey = (key: string, isShifted: boolean): ((size: Size, square: Square) => Square) | undefined => {
  const change = KEYS[key]
  return change && ((size, square) => change(size, square, isShifted ? STEP * 5 : STEP))
}

/** In the server's format. */
export function cropOf(size: Size, square: Square): string {
  const edge = Math.floor(square.edge)
  const at = (start: number, end: number) => between(0, Math.round(start), end - edge)
  return [at(square.left, size.width), at(square.top, size.height), edge].join()
}
