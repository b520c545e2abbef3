import type { photosMessages } from '#contract/messages/photos.messages'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_MIN_EDGE, UPLOAD_TYPES } from '#contract/photos'
import { largest, type Size } from './crop.ts'

/** A chosen file and its bitmap. */
export interface Picture {
  file: File
  size: Size
  /** Upright and scaled down, since a phone's photo would fill the memory. */
  drawn: HTMLCanvasElement
}

export class PictureFault extends Error {
  declare readonly message: keyof typeof photosMessages
}

const refuse = (id: keyof typeof photosMessages): never => {
  throw new PictureFault(id)
}

const EDGE_MAX = 2048

function draw(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, EDGE_MAX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** @throws PictureFault for a file that the server would refuse unread */
export function checkFile(file: File) {
  if (!(UPLOAD_TYPES as readonly string[]).includes(file.type)) refuse('photos.type')
  if (file.size > UPLOAD_MAX_BYTES) refuse('photos.too-large')
}

/** Opens a file like the server: rotated by its EXIF orientation, and with the same refusals. */
export async function openPicture(file: File): Promise<Picture> {
  checkFile(file)
  // not through a URL: the pages' policy does not allow `blob:`
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    refuse('photos.unreadable')
  )
  const { width, height } = bitmap
  try {
    if (largest(bitmap) < UPLOAD_MIN_EDGE) refuse('photos.too-small')
    if (width * height > UPLOAD_MAX_PIXELS) refuse('photos.too-many-pixels')
    return { file, size: { width, height }, drawn: draw(bitmap) }
  } finally {
    bitmap.close()
  }
}

/** Paints the picture so that the square fills the canvas except for a margin, which shows its surroundings. */
export function paint(
  canvas: HTMLCanvasElement,
  { drawn, size }: Picture,
  square: { left: number; top: number; edge: number },
  margin = 0
) {
  const context = canvas.getContext('2d')
  if (!context) return
  const inset = canvas.width * margin
  const scale = (canvas.width - 2 * inset) / square.edge
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    drawn,
    inset - square.left * scale,
    inset - square.top * scale,
    size.width * scale,
    size.height * scale
  )
}
