import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { drawing, pictureOf } from '../../core/files/image-processing.ts'
import { initialsSvg } from './letter-shapes.ts'

/** What a pass's pictures are made from. */
export interface Look {
  /** The institution, then the advisor's first and last name: their initials replace a missing picture. */
  tenant: string
  person: readonly [string, string]
  ground: string
  ink: string
  logo: { bytes: Buffer; needsPlate: boolean } | undefined
  photo: Buffer | undefined
}

/** In points; a phone chooses the size for its screen's density. */
const ICON = 29
const LOGO = { width: 160, height: 50 }
const THUMBNAIL = 90
const SCALES = [1, 2, 3] as const

/** Uploads are smaller; this protects from decompression bombs. */
const MOST_PIXELS = 50_000_000
/** Sharp enough for an SVG logo at three times its size. */
const DENSITY = 288

const open = (bytes: Buffer | string): Sharp => pictureOf(Buffer.from(bytes), MOST_PIXELS, DENSITY)

const square = (source: Buffer | string, side: number) =>
  open(source).rotate().resize(side, side, { fit: 'cover', position: 'top' }).png({ compressionLevel: 9 }).toBuffer()

const plateSvg = (width: number, height: number, radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="#fff"/></svg>`

/** The logo within its box; on a white background if it has too little contrast to the pass's colour. */
async function logoOf({ bytes, needsPlate }: NonNullable<Look['logo']>, scale: number): Promise<Buffer> {
  const margin = needsPlate ? 6 * scale : 0
  const inner = { width: LOGO.width * scale - 2 * margin, height: LOGO.height * scale - 2 * margin }
  const trimmed = open(bytes)
    .rotate()
    .resize({ ...inner, fit: 'inside' })
  const { data, info } = await trimmed.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
  if (!needsPlate) return data
  const plate = plateSvg(info.width + 2 * margin, info.height + 2 * margin, 6 * scale)
  return pictureOf(Buffer.from(plate), MOST_PIXELS)
    .composite([{ input: data }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A picture that cannot be read counts as missing. */
const orElse = <T>(made: Promise<T> | undefined, other: () => Promise<T>) => (made ? made.catch(other) : other())

async function atScale({ tenant, person, ground, ink, logo, photo }: Look, scale: number) {
  const suffix = scale === 1 ? '' : `@${scale}x`
  const [icon, mark, thumbnail] = await Promise.all([
    square(initialsSvg([tenant], ground, ink), ICON * scale),
    orElse(logo && logoOf(logo, scale), () => square(initialsSvg([tenant], ink, ground), LOGO.height * scale)),
    orElse(photo && square(photo, THUMBNAIL * scale), () => square(initialsSvg(person, ink, ground), THUMBNAIL * scale))
  ])
  return { [`icon${suffix}.png`]: icon, [`logo${suffix}.png`]: mark, [`thumbnail${suffix}.png`]: thumbnail }
}

type Files = Record<string, Buffer>

async function draw(look: Look): Promise<Files> {
  return Object.assign({}, ...(await Promise.all(SCALES.map((scale) => atScale(look, scale)))))
}

const sizeOf = (files: Files) => Object.values(files).reduce((sum, { length }) => sum + length, 0)
const known = new LRUCache<string, Files>({ maxSize: 16 * 1024 * 1024, sizeCalculation: sizeOf })

const keyOf = ({ logo, photo, ...words }: Look) =>
  createHash('sha256')
    .update(JSON.stringify([words, logo?.needsPlate, logo?.bytes.length]))
    .update(logo?.bytes ?? '')
    .update(photo ?? '')
    .digest('base64')

/** Every picture of a pass, by file name; drawn once for all passes that look the same. */
export async function imagesOf(look: Look): Promise<Files> {
  const key = keyOf(look)
  const made = known.get(key) ?? (await drawing(() => draw(look)))
  known.set(key, made)
  return made
}
