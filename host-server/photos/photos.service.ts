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

/** Whose photo it is, and what the log says of it: nothing where it is one's own, which is no administration. */
interface Owner extends repository.Owner {
  logged: { object: 'advisor' | 'assistant'; id: string; name: string } | undefined
}

const putPhoto = (call: Call, owner: Owner, photo: string | null, files: readonly MediaFile[]): Promise<void> =>
  call.db.transaction(async (trx) => {
    const old = await repository.replacePhoto(trx, owner, photo, files)
    if (owner.logged) await record(trx, call, owner.logged, { photo: mediaUrl(old) }, { photo: mediaUrl(photo) })
  })

export async function savePhotoOf(call: Call, owner: Owner, crop: Crop | undefined) {
  const squares = await uploaded(call, (bytes) => squaresOf(bytes, crop))
  const hash = contentHash(owner.uuid, Buffer.concat(squares.map(({ bytes }) => bytes)))
  const photo = photoName(hash)
  await putPhoto(
    call,
    owner,
    photo,
    squares.map((square) => fileOf(hash, square))
  )
  return { profile_picture_url: mediaUrl(photo) as string, profile_pictures: picturesOf(photo) }
}

export const removePhotoOf = (call: Call, owner: Owner): Promise<void> => putPhoto(call, owner, null, [])

const advisorOf = ({ advisor, user }: Call): Owner => ({
  table: 'advisors',
  uuid: advisor.uuid,
  logged: user?.alias === advisor.alias ? undefined : { object: 'advisor', id: advisor.uuid, name: fullName(advisor) }
})

export const savePhoto = (call: Call, crop: Crop | undefined) => savePhotoOf(call, advisorOf(call), crop)

export const removePhoto = (call: Call): Promise<void> => removePhotoOf(call, advisorOf(call))

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
