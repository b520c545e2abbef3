import sharp from 'sharp'
import { UPLOAD_MAX_PIXELS } from '#contract/photos'
import { drawing } from './image-processing.ts'

/** Why a picture is refused: a message id and the field concerned. */
export class PictureFault extends Error {
  readonly field: 'image' | 'crop'

  constructor(message: string, field: PictureFault['field'] = 'image') {
    super(message)
    this.field = field
  }
}

/** Width and height after EXIF rotation, read from the header without decoding pixels. */
export async function sizeOf(bytes: Buffer) {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  if (width * height > UPLOAD_MAX_PIXELS) throw new PictureFault('photos.too-many-pixels')
  return { width, height }
}

/** Any failure of the decoder is reported as an unreadable picture. */
export const drawn = <T>(work: () => Promise<T>): Promise<T> =>
  drawing(() =>
    work().catch((failure) => {
      throw failure instanceof PictureFault ? failure : new PictureFault('photos.unreadable')
    })
  )
