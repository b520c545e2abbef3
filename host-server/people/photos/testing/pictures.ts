import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

export const RED = [255, 0, 0]
export const GREEN = [0, 128, 0]
export const WHITE = [255, 255, 255]

/** A green picture with a red square of a given edge in the upper left corner. */
export async function withRedCorner(width: number, height: number, edge: number) {
  const corner = await plain(edge, edge, 'red').png().toBuffer()
  return plain(width, height, 'green').composite([{ input: corner, left: 0, top: 0 }])
}

/** A photo like a phone's: with GPS position and make in its EXIF data, and rotated. */
export const phonePhoto = async (width: number, height: number, orientation: number) =>
  (await withRedCorner(width, height, Math.floor(Math.min(width, height) / 2)))
    .withExif({
      IFD0: { Make: 'SpyPhone', Software: 'SpyPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '16/1 22/1 23/1' }
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer()

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A black PNG with one bit per pixel: many pixels in very few bytes. */
export function decompressionBomb(edge: number, rows = edge): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const row = Math.ceil(edge / 8) + 1
  const packed = deflateSync(Buffer.alloc(row * rows), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))])
}

/** A progressive JPEG with many scans, which is expensive to decode. */
export async function progressiveJpeg(times: number): Promise<Buffer> {
  const picture = await (await withRedCorner(800, 600, 100)).jpeg({ progressive: true }).toBuffer()
  const [whole, end] = [picture.subarray(0, -2), picture.subarray(-2)]
  const last = whole.subarray(whole.lastIndexOf('\xff\xda', undefined, 'latin1'))
  return Buffer.concat([whole, ...Array.from({ length: times }, () => last), end])
}

/** The colour at a point. */
export async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

/** Whether two colours are equal within the tolerance of a lossy format. */
export const isSimilarColour = (one: readonly number[], other: readonly number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 24)
