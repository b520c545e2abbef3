import sharp from 'sharp'
import { drawing, formatOf, pictureOf } from '../../core/files/image-processing.ts'
import { type Sheet, TILE_EDGE, type Tile } from './map-plan.service.ts'

const TILE_MOST_PIXELS = 1024 * 1024

/** A dot in the tenant's colour with a white ring, centred on the branch. */
function marker(colour: string, scale: number, edge: number) {
  const [middle, radius, ring] = [edge / 2, 7 * scale, 3 * scale]
  const dot = `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="${colour}" stroke="#fff" stroke-width="${ring}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}">${dot}</svg>`)
}

/** A tile drawn anew, so that nothing of the file but its pixels remains. */
export async function tileOf(bytes: Buffer): Promise<Buffer> {
  if (!formatOf(bytes)) throw new Error('a map tile is not an image')
  return pictureOf(bytes, TILE_MOST_PIXELS).resize(TILE_EDGE, TILE_EDGE).png({ compressionLevel: 1 }).toBuffer()
}

/** Joins the tiles, crops the square and marks its centre. */
export const stitch = (
  { columns, rows, left, top }: Sheet,
  tiles: readonly (Tile & { bytes: Buffer })[],
  { scale, edge, colour }: { scale: number; edge: number; colour: string }
): Promise<Buffer> =>
  drawing(async () => {
    const layers = await Promise.all(
      tiles.map(async ({ column, row, bytes }) => ({
        input: await tileOf(bytes),
        left: column * TILE_EDGE,
        top: row * TILE_EDGE
      }))
    )
    const size = { width: columns * TILE_EDGE, height: rows * TILE_EDGE }
    const canvas = sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(layers)
    const sheet = await canvas.removeAlpha().raw().toBuffer()
    const square = sharp(sheet, { raw: { ...size, channels: 3 } }).extract({ left, top, width: edge, height: edge })
    const picture = await square.png({ compressionLevel: 1 }).toBuffer()
    return sharp(picture)
      .composite([{ input: marker(colour, scale, edge) }])
      .webp({ nearLossless: true, quality: 60 })
      .toBuffer()
  })
