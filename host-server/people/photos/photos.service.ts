import { type Crop, LOGO_SETTINGS } from '#contract/photos'
import { Unprocessable } from '../../core/base/failures.ts'
import { record, type Subject } from '../../core/events/audit-record.ts'
import {
  contentHash,
  type MediaFile,
  mediaUrl,
  photoName,
  picturesOf,
  squareName
} from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import { subjectOfCard } from '../advisors/card-subject.service.ts'
import { logoOf, PictureFault, type Square, squaresOf } from './photos.images.ts'
import * as repository from './photos.repository.ts'
import { readPicture, uploading } from './upload.ts'

/** Reads and draws the uploaded picture. @throws Unprocessable with the fault */
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

/** The owner of a photo; `logged` is undefined for one's own photo, since changing that is not administration. */
interface Owner extends repository.Owner {
  logged: Subject | undefined
}

const putPhoto = (call: Call, owner: Owner, photo: string | null, files: readonly MediaFile[]): Promise<void> =>
  call.db.transaction(async (trx) => {
    const old = await repository.replacePhoto(trx, owner, photo, files)
    await record(trx, call, owner.logged, { photo: mediaUrl(old) }, { photo: mediaUrl(photo) })
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

const advisorOf = (call: Call): Owner => ({
  table: 'advisors',
  uuid: call.advisor.uuid,
  logged: subjectOfCard(call)
})

export const savePhoto = (call: Call, crop: Crop | undefined) => savePhotoOf(call, advisorOf(call), crop)

export const removePhoto = (call: Call): Promise<void> => removePhotoOf(call, advisorOf(call))

type Surface = keyof typeof LOGO_SETTINGS

/** Stores or removes a logo, and records its URL in the history of the setting. */
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
