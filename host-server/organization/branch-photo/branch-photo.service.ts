import type { Crop } from '#contract/photos'
import type { Call } from '../../core/http/http.ts'
import { removePhotoOf, savePhotoOf } from '../../people/photos/photos.service.ts'
import { find, subject } from '../organizations/organizations.service.ts'

/** @throws NotFound unless the user administers the branch */
const ownerOf = async (call: Call, uuid: string) => ({
  table: 'organizations' as const,
  uuid,
  logged: subject(await find(call, uuid))
})

export const savePhoto = async (call: Call, uuid: string, crop: Crop | undefined) =>
  savePhotoOf(call, await ownerOf(call, uuid), crop)

export const removePhoto = async (call: Call, uuid: string): Promise<void> =>
  removePhotoOf(call, await ownerOf(call, uuid))
