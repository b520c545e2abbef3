import { type Crop, LOGO_SETTINGS } from '#contract/photos'
import { fullName } from '../advisors/full-name.ts'
import { record } from '../audit/audit.service.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { contentHash, type MediaFile, mediaUrl, photoName, picturesOf, squareName } from '../media/media.files.ts'
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

const putPhoto = ({ db, ...call }: Call, photo: string | null, files: readonly MediaFile[]): Promise<void> =>
  db.transaction(async (trx) => {
    const { advisor, user } = call
    const old = await repository.replacePhoto(trx, advisor.uuid, photo, files)
    // one's own card is no administration
    if (user?.alias === advisor.alias) return
    const changed = { object: 'advisor' as const, id: advisor.uuid, name: fullName(advisor) }
    await record(trx, call, changed, { photo: mediaUrl(old) }, { photo: mediaUrl(photo) })
  })

export async function savePhoto(call: Call, crop: Crop | undefined) {
  const { uuid } = call.advisor
  const squares = await uploaded(call, (bytes) => squaresOf(bytes, crop))
  const hash = contentHash(uuid, Buffer.concat(squares.map(({ bytes }) => bytes)))
  const photo = photoName(hash)
  await putPhoto(
    call,
    photo,
    squares.map((square) => fileOf(hash, square))
  )
  return { profile_picture_url: mediaUrl(photo) as string, profile_pictures: picturesOf(photo) }
}

export const removePhoto = (call: Call): Promise<void> => putPhoto(call, null, [])

type Surface = keyof typeof LOGO_SETTINGS

/** It is in the history of the setting that holds its address. */
const putLogo = (call: Call, surface: Surface, file: MediaFile | undefined): Promise<void> =>
  call.db.transaction(async (trx) => {
    const name = LOGO_SETTINGS[surface]
    const before = await repository.replaceLogo(trx, name, file)
    const value = mediaUrl(file?.name ?? null) ?? ''
    await record(trx, call, { object: 'setting', id: name, name }, { value: before }, { value })
  })

export async function saveLogo(call: Call, surface: Surface) {
  const bytes = await uploaded(call, logoOf)
  const name = `${contentHash(surface, bytes)}-logo.png`
  await putLogo(call, surface, { name, content_type: 'image/png', bytes })
  return { url: mediaUrl(name) as string }
}

export const removeLogo = (call: Call, surface: Surface): Promise<void> => putLogo(call, surface, undefined)
