import sharp, { type Sharp } from 'sharp'
import { type Crop, PHOTO_SIZES, PHOTO_TYPES, type Picture, UPLOAD_MAX_PIXELS, UPLOAD_MIN_EDGE } from '#contract/photos'
import { drawn, PictureFault, sizeOf } from '../../core/files/checked-picture.ts'
import { pictureOf } from '../../core/files/image-processing.ts'

function cropped(picture: Sharp, size: { width: number; height: number }, crop: Crop | undefined): Sharp {
  const [left, top, edge] = crop ?? [0, 0, Math.min(size.width, size.height)]
  if (edge < UPLOAD_MIN_EDGE) throw new PictureFault('photos.too-small', crop ? 'crop' : 'image')
  if (crop && (left + edge > size.width || top + edge > size.height)) throw new PictureFault('errors.crop', 'crop')
  return crop ? picture.extract({ left, top, width: edge, height: edge }) : picture
}

export interface Square {
  width: number
  type: Picture['type']
  bytes: Buffer
}

const ENCODE: Record<Picture['type'], (picture: Sharp) => Sharp> = {
  'image/webp': (picture) => picture.webp({ quality: 80 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 80, mozjpeg: true })
}

/** The photo as re-encoded squares, so that nothing of the file but its pixels remains. */
export const squaresOf = (bytes: Buffer, crop: Crop | undefined): Promise<Square[]> =>
  drawn(async () => {
    const [, largest] = PHOTO_SIZES
    const part = cropped(pictureOf(bytes, UPLOAD_MAX_PIXELS).autoOrient(), await sizeOf(bytes), crop)
    const { data, info } = await part
      .resize(largest, largest, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const kinds = PHOTO_TYPES.flatMap((type) => PHOTO_SIZES.map((size) => ({ type, size })))
    const squares: Square[] = []
    for (const { type, size } of kinds) {
      const square = sharp(data, { raw: { width, height, channels } }).resize(size, size)
      squares.push({ type, width: size, bytes: await ENCODE[type](square).toBuffer() })
    }
    return squares
  })

/** A picture in its own proportions, scaled down to fit. */
const fitting = (bytes: Buffer, width: number, height: number, encode: (picture: Sharp) => Sharp): Promise<Buffer> =>
  drawn(async () => {
    await sizeOf(bytes)
    const picture = pictureOf(bytes, UPLOAD_MAX_PIXELS).autoOrient()
    return encode(
      picture.resize(width, height, { fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
    ).toBuffer()
  })

/** The logo as PNG, which e-mails and wallets support, for any header. */
export const logoOf = (bytes: Buffer) => fitting(bytes, 960, 320, (picture) => picture.png({ compressionLevel: 9 }))

/** The header image, which only browsers show, for wide and dense screens. */
export const headerOf = (bytes: Buffer) => fitting(bytes, 2400, 1600, ENCODE['image/webp'])
