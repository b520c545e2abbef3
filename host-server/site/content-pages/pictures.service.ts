import type { PictureFile } from '#contract/content-pages'
import { found } from '../../core/base/failures.ts'
import { contentHash } from '../../core/files/media.files.ts'
import { drawPicture, namedFiles } from '../../core/files/page-pictures.ts'
import type { Call } from '../../core/http/http.ts'
import { uploadedPicture } from '../../people/photos/photos.service.ts'
import * as repository from './content-pages.repository.ts'

/** Stores an uploaded picture for a page. */
export async function store(call: Call, uuid: string): Promise<PictureFile> {
  found(await repository.find(call.db, uuid))
  const { width, height, files } = await uploadedPicture(call, drawPicture)
  const picture = contentHash('content-page', Buffer.concat(files.map(({ bytes }) => bytes)))
  await call.db.transaction(async (trx) => {
    await repository.lock(trx)
    found(await repository.find(trx, uuid))
    await repository.insertPicture(trx, uuid, picture, namedFiles(picture, files))
  })
  return { picture, width, height }
}
