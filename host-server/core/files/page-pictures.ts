import sharp from 'sharp'
import { UPLOAD_MAX_PIXELS } from '#contract/photos'
import { pictureOf } from './image-processing.ts'
import type { MediaFile } from './media.files.ts'

/** Widths of the stored files, in pixels: a phone's, and a page's on a dense screen. */
const WIDTHS = [720, 1440] as const

const pictureName = (picture: string, width: number) => `${picture}-page${width}.webp`

/** For what shows a picture at one size, such as previews of links. */
export const largestFileOf = (picture: string) => pictureName(picture, WIDTHS[1])

export const filesOfPicture = (picture: string) => WIDTHS.map((width) => pictureName(picture, width))

/** The files of a picture for `srcset`. */
export const sourcesOf = (picture: string, full: number) =>
  WIDTHS.map((width) => ({ url: `/media/${pictureName(picture, width)}`, width: Math.min(width, full) }))

/** A picture in its own proportions and as its pixels alone: what a file says about camera and place is dropped. */
export async function drawPicture(bytes: Buffer) {
  const { data, info } = await pictureOf(bytes, UPLOAD_MAX_PIXELS)
    .autoOrient()
    .resize(WIDTHS[1], WIDTHS[1] * 2, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const files: { width: number; bytes: Buffer }[] = []
  for (const at of WIDTHS) {
    const picture = sharp(data, { raw: { width, height, channels } })
    const scaled = picture.resize(at, undefined, { withoutEnlargement: true }).webp({ quality: 80 })
    files.push({ width: at, bytes: await scaled.toBuffer() })
  }
  return { width, height, files }
}

/** The drawn files as they are stored. */
export const namedFiles = (picture: string, files: readonly { width: number; bytes: Buffer }[]): MediaFile[] =>
  files.map(({ width, bytes }) => ({ name: pictureName(picture, width), content_type: 'image/webp', bytes }))
