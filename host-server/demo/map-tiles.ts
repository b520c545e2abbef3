import sharp from 'sharp'
import { MAP_TILE, MAP_ZOOM, MAP_ZOOMS } from '#contract/map'

/** Tiles of a town that does not exist, always the same: blocks between streets, some parks, and a river. */
export const TILE_PATH = /^\/tiles\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.png$/
export const isDemoMap = (template: string) => /^http:\/\/127\.0\.0\.1:\d+\/tiles\//.test(template)
export const tileTemplate = (port: number) => `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`

/** The edge of a block in pixels at the zoom of branches' maps, and how the streets are turned. */
const BLOCK = 48
const TURN = 0.26
/** Every so many streets there is a wide one. */
const WIDE_EACH = 4
/** Below this zoom a block stands for several. */
const FINE_ZOOM = 14

const COLOURS = {
  ground: '#f1eee8',
  block: '#e4ded4',
  park: '#c9dfbd',
  street: '#ffffff',
  wide: '#fbe3a4',
  water: '#a9cfe3'
}

type Point = readonly [x: number, y: number]

/** A number from 0 to 1 that follows from two others alone. */
function dice(one: number, other: number): number {
  let hash = Math.imul(one, 374_761_393) ^ Math.imul(other, 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

const turned = ([x, y]: Point, by: number): Point => [
  x * Math.cos(by) - y * Math.sin(by),
  x * Math.sin(by) + y * Math.cos(by)
]

/** What a tile shows: where it is in the town, and how large things are on it. */
interface Part {
  /** From the town, whose streets run along its axes, to the tile. */
  at: (point: Point) => Point
  /** The blocks that it may touch. */
  columns: number[]
  rows: number[]
  /** The edge of a block in the town. */
  block: number
  /** Pixels of the tile per pixel of the town. */
  scale: number
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

function partOf(zoom: number, column: number, row: number): Part {
  const scale = 2 ** (zoom - MAP_ZOOM)
  const block = BLOCK * 2 ** Math.max(0, FINE_ZOOM - zoom)
  const [left, top] = [column * MAP_TILE, row * MAP_TILE]
  const corners = [0, MAP_TILE].flatMap((x) =>
    [0, MAP_TILE].map((y): Point => turned([(left + x) / scale, (top + y) / scale], -TURN))
  )
  const blocksAlong = (axis: 0 | 1) => {
    const places = corners.map((corner) => corner[axis] / block)
    return range(Math.floor(Math.min(...places)) - 1, Math.ceil(Math.max(...places)) + 1)
  }
  return {
    at: (point) => {
      const [x, y] = turned(point, TURN)
      return [x * scale - left, y * scale - top]
    },
    columns: blocksAlong(0),
    rows: blocksAlong(1),
    block,
    scale
  }
}

/** Streets are not quite equally far from each other. */
const streetAt = (number: number, axis: number, block: number) => (number + 0.34 * dice(number, axis)) * block

const written = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

function blocks({ at, columns, rows, block }: Part): string[] {
  return columns.flatMap((column) =>
    rows.map((row) => {
      const [west, east] = [streetAt(column, 1, block), streetAt(column + 1, 1, block)]
      const [north, south] = [streetAt(row, 2, block), streetAt(row + 1, 2, block)]
      const corners: Point[] = [
        [west, north],
        [east, north],
        [east, south],
        [west, south]
      ]
      const colour = dice(column * 31, row * 17) < 0.09 ? COLOURS.park : COLOURS.block
      return `<polygon points="${written(corners.map(at))}" fill="${colour}"/>`
    })
  )
}

function streets({ at, columns, rows, block, scale }: Part): string[] {
  const [first, last] = [Math.min(...columns), Math.max(...columns)]
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const line = (number: number, from: Point, to: Point) => {
    const isWide = number % WIDE_EACH === 0
    const width = (isWide ? 12 : 7) * (block / BLOCK) * scale
    return {
      isWide,
      drawn: `<polyline points="${written([at(from), at(to)])}" stroke="${isWide ? COLOURS.wide : COLOURS.street}" stroke-width="${width.toFixed(1)}"/>`
    }
  }
  const all = [
    ...columns.map((column) => {
      const x = streetAt(column, 1, block)
      return line(column, [x, top * block], [x, (bottom + 1) * block])
    }),
    ...rows.map((row) => {
      const y = streetAt(row, 2, block)
      return line(row, [first * block, y], [(last + 1) * block, y])
    })
  ]
  return all.toSorted((one, other) => Number(one.isWide) - Number(other.isWide)).map(({ drawn }) => drawn)
}

/** Winds through the town, again and again. */
const RIVER = { apart: 1100, bend: 90, length: 300, width: 48 }

function rivers({ at, columns, rows, block, scale }: Part): string[] {
  const size = block / BLOCK
  const xs = range(Math.min(...columns) * 4, (Math.max(...columns) + 1) * 4).map((quarter) => (quarter * block) / 4)
  const apart = RIVER.apart * size
  const numbers = range(
    Math.floor((Math.min(...rows) * block) / apart) - 1,
    Math.ceil((Math.max(...rows) * block) / apart) + 1
  )
  return numbers.map((number) => {
    const points = xs.map(
      (x): Point => [
        x,
        (number + dice(number, 3) / 2) * apart + RIVER.bend * size * Math.sin(x / (RIVER.length * size) + number)
      ]
    )
    return `<polyline points="${written(points.map(at))}" stroke="${COLOURS.water}" stroke-width="${(RIVER.width * size * scale).toFixed(1)}"/>`
  })
}

/** Draws a tile of the town; undefined where maps have none. */
export function drawTile(path: string): Promise<Buffer> | undefined {
  const [zoom, column, row] = TILE_PATH.exec(path)?.slice(1).map(Number) ?? []
  if (zoom === undefined || column === undefined || row === undefined) return undefined
  if (zoom < MAP_ZOOMS.least || zoom > MAP_ZOOMS.most || Math.max(column, row) >= 2 ** zoom) return undefined
  const part = partOf(zoom, column, row)
  const size = `width="${MAP_TILE}" height="${MAP_TILE}"`
  const lines = `<g fill="none" stroke-linejoin="round">${[...rivers(part), ...streets(part)].join('')}</g>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${COLOURS.ground}"/>${blocks(part).join('')}${lines}</svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
