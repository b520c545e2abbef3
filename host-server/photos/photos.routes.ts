import { deleteLogo, deletePhoto, putLogo, putPhoto } from '#contract/photos'
import { route } from '../core/http.ts'
import { replaceLogo, replacePhoto } from './photos.repository.ts'
import { saveLogo, savePhoto } from './photos.service.ts'

export const photos = [
  route(putPhoto, (call, { query }) => savePhoto(call, query.crop)),
  route(deletePhoto, ({ db, advisor }) => replacePhoto(db, advisor.uuid, null, [])),
  route(putLogo, (call, { query }) => saveLogo(call, query.surface)),
  route(deleteLogo, ({ db }, { query }) => replaceLogo(db, query.surface, undefined))
]
