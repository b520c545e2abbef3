import { deleteHeaderImage, deleteLogo, deletePhoto, putHeaderImage, putLogo, putPhoto } from '#contract/photos'
import { route } from '../../core/http/http.ts'
import { removeHeader, removeLogo, removePhoto, saveHeader, saveLogo, savePhoto } from './photos.service.ts'

export const photos = [
  route(putPhoto, (call, { query }) => savePhoto(call, query.crop)),
  route(deletePhoto, removePhoto),
  route(putLogo, (call, { query }) => saveLogo(call, query.surface)),
  route(deleteLogo, (call, { query }) => removeLogo(call, query.surface)),
  route(putHeaderImage, saveHeader),
  route(deleteHeaderImage, removeHeader)
]
