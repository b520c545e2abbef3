import type { Crop, LOGO_SETTINGS } from '#contract/photos'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { contentHash, mediaUrl, photoName, picturesOf, squareName } from '../media/media.files.ts'
import { logoOf, PictureFault, type Square, squaresOf } from './photos.images.ts'
import * as repository from './photos.repository.ts'
import { readPicture, uploading } from './upload.ts'

/** What the handler takes is read and drawn, or refused with a word on what is wrong with it. */
const uploaded = <T>(call: Call, draw: (bytes: Buffer) => Promise<T>): Promise<T> =>
  uploading(async () => draw(await readPicture(call))).catch((failure) => {
    if (!(failure instanceof PictureFault)) throw failure
    throw new Unprocessable({ [failure.field]: [call.t(failure.message)] })
  })

const fileOf = (hash: string, { width, type, bytes }: Square) => ({
  name: squareName(hash, width, type),
  content_type: type,
  bytes
})

export async function savePhoto(call: Call, crop: Crop | undefined) {
  const { db, advisor } = call
  const squares = await uploaded(call, (bytes) => squaresOf(bytes, crop))
  const hash = contentHash(advisor.uuid, Buffer.concat(squares.map(({ bytes }) => bytes)))
  const photo = photoName(hash)
  const files = squares.map((square) => fileOf(hash, square))
  await repository.replacePhoto(db, advisor.uuid, photo, files)
  return { profile_picture_url: mediaUrl(photo) as string, profile_pictures: picturesOf(photo) }
}

export async function saveLogo(call: Call, surface: keyof typeof LOGO_SETTINGS) {
  const bytes = await uploaded(call, logoOf)
  const name = `${contentHash(surface, bytes)}-logo.png`
  await repository.replaceLogo(call.db, surface, { name, content_type: 'image/png', bytes })
  return { url: mediaUrl(name) as string }
}
