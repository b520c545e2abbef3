import sharp, { type Sharp, type SharpInput } from 'sharp'
import { limitConcurrency } from '../base/concurrency-limit.ts'

// each image takes one of the four threads that hashing, files and DNS share
sharp.concurrency(1)
sharp.cache(false)

/** Two pictures at a time: a flood of uploads must not delay bookings. */
export const drawing = limitConcurrency(2, 20)

const SECONDS = 20

/** Decodes a picture, drawings at the given density. @throws for damaged or too large ones, and after a timeout */
export const pictureOf = (bytes: SharpInput, mostPixels: number, density = 72): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', density }).timeout({ seconds: SECONDS })

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

/** The format according to the first bytes, regardless of name or header. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  return undefined
}
