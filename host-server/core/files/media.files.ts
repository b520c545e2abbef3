import { createHash } from 'node:crypto'
import { PHOTO_SIZES, PHOTO_TYPES, type Picture } from '#contract/photos'

/** A row of the table `media`. */
export interface MediaFile {
  name: string
  content_type: string
  bytes: Buffer
}

export const mediaUrl = (name: string | null) => name && `/media/${name}`

/** The prefix of immutable file names. It includes the owner, so that deleting one owner's file leaves others'. */
export const contentHash = (owner: string, bytes: Buffer) =>
  createHash('sha256').update(`${owner}\n`).update(bytes).digest('hex').slice(0, 32)

export const isImmutable = (name: string) => /^[\da-f]{32}-/.test(name)

const ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' }

export const squareName = (hash: string, width: number, type: Picture['type']) => `${hash}-${width}.${ENDINGS[type]}`

/** The name in the column `photo` is the one that every reader can show. */
export const photoName = (hash: string) => squareName(hash, PHOTO_SIZES[0], 'image/jpeg')

/** The photo to which an uploaded file belongs. */
export const ownPhotoOf = (name: string) => photoName(name.slice(0, 32))

const squares = (photo: string | null) => {
  const hash = photo?.slice(0, 32) ?? ''
  if (photo !== photoName(hash) || !isImmutable(photo)) return []
  return PHOTO_TYPES.flatMap((type) =>
    PHOTO_SIZES.map((width) => ({ name: squareName(hash, width, type), type, width }))
  )
}

/** An uploaded photo in all its sizes and formats. */
export const picturesOf = (photo: string | null): Picture[] =>
  squares(photo).map(({ name, type, width }) => ({ url: `/media/${name}`, type, width }))

/** The URLs of a photo, as answers have them. */
export const photoOf = (photo: string | null) => ({
  profile_picture_url: mediaUrl(photo),
  profile_pictures: picturesOf(photo)
})

/** The largest file of a photo that every program reads. */
export const largestOf = (photo: string) => squares(photo).findLast(({ type }) => type === 'image/jpeg')?.name ?? photo

/** The absolute URL of a photo for search engines, which expect JPEG, show it large and draw no SVG. */
export function previewUrl(photo: ReturnType<typeof photoOf>, origin: string): string | undefined {
  const jpegs = photo.profile_pictures.filter(({ type }) => type === 'image/jpeg')
  const url = jpegs.toSorted((a, b) => b.width - a.width)[0]?.url ?? photo.profile_picture_url
  return url ? origin + url.replace(/\.svg$/, '.svg.png') : undefined
}

/** The files that belong to a name. */
export const filesOf = (name: string): string[] => [name, ...squares(name).map((square) => square.name)]
