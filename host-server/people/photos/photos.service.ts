import { type Crop, HEADER_SETTING, LOGO_SETTINGS } from '#contract/photos'
import type { SettingName } from '#contract/settings'
import { Unprocessable } from '../../core/base/failures.ts'
import { record, type Subject } from '../../core/events/audit-record.ts'
import { drawn, PictureFault, sizeOf } from '../../core/files/checked-picture.ts'
import {
  contentHash,
  type MediaFile,
  mediaUrl,
  photoName,
  picturesOf,
  squareName
} from '../../core/files/media.files.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { subjectOfCard } from '../advisors/card-subject.service.ts'
import { headerOf, logoOf, type Square, squaresOf } from './photos.images.ts'
import * as repository from './photos.repository.ts'
import { readPicture } from './upload.ts'

/** Reads and draws the uploaded picture. @throws Unprocessable with the fault */
const uploaded = <T>(call: Call, draw: (bytes: Buffer) => Promise<T>): Promise<T> =>
  readPicture(call)
    .then(draw)
    .catch((failure) => {
      if (!(failure instanceof PictureFault)) throw failure
      throw new Unprocessable({ [failure.field]: [call.t(failure.message)] })
    })

const fileOf = (hash: string, { width, type, bytes }: Square) => ({
  name: squareName(hash, width, type),
  content_type: type,
  bytes
})

/** Draws the uploaded picture of a page, whose size is checked as that of a photo is. @throws Unprocessable with the fault */
export const uploadedPicture = <T>(call: Call, draw: (bytes: Buffer) => Promise<T>): Promise<T> =>
  uploaded(call, (bytes) =>
    drawn(async () => {
      await sizeOf(bytes)
      return draw(bytes)
    })
  )

/** The owner of a photo; `logged` is undefined for one's own photo, since changing that is not administration. */
interface Owner extends repository.Owner {
  logged: Subject | undefined
  /** Asked after the upload, which may take minutes. @throws Conflict */
  refuse?: (trx: TenantDb, uuid: string) => Promise<void>
}

const putPhoto = (call: Call, owner: Owner, photo: string | null, files: readonly MediaFile[]): Promise<void> =>
  call.db.transaction(async (trx) => {
    await owner.refuse?.(trx, owner.uuid)
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

/** Stores or removes the picture of a setting, and records its URL in the history of the setting. */
const putSetting = (call: Call, name: SettingName, file: MediaFile | undefined): Promise<void> =>
  call.db.transaction(async (trx) => {
    const before = await repository.replaceSetting(trx, name, file)
    const value = mediaUrl(file?.name ?? null) ?? ''
    await record(trx, call, { object: 'setting', id: name, name }, { value: before }, { value })
  })

async function saveSetting(call: Call, name: SettingName, file: MediaFile) {
  await putSetting(call, name, file)
  return { url: mediaUrl(file.name) as string }
}

type Surface = keyof typeof LOGO_SETTINGS

export async function saveLogo(call: Call, surface: Surface) {
  const bytes = await uploaded(call, logoOf)
  const name = `${contentHash(surface, bytes)}-logo.png`
  return saveSetting(call, LOGO_SETTINGS[surface], { name, content_type: 'image/png', bytes })
}

export const removeLogo = (call: Call, surface: Surface): Promise<void> =>
  putSetting(call, LOGO_SETTINGS[surface], undefined)

export async function saveHeader(call: Call) {
  const bytes = await uploaded(call, headerOf)
  const name = `${contentHash('header', bytes)}-header.webp`
  return saveSetting(call, HEADER_SETTING, { name, content_type: 'image/webp', bytes })
}

export const removeHeader = (call: Call): Promise<void> => putSetting(call, HEADER_SETTING, undefined)
