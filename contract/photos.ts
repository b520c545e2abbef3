import * as v from 'valibot'
import { type Access, managesCard } from './access.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Alias, FieldErrors, Url } from './values.ts'

/** Edges of the stored squares: the card's photo (spec §9), and the same for dense screens. */
export const PHOTO_SIZES = [255, 510] as const
export const PHOTO_TYPES = ['image/webp', 'image/jpeg'] as const

/** Accepted types. SVG may contain scripts and load files, and no free library reads HEIC: both are refused. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 50_000_000
/** Minimum edge of an uploaded picture. */
export const UPLOAD_MIN_EDGE = 128

/** The photo in one size and format. */
export const Picture = v.object({ url: Url, type: v.picklist(PHOTO_TYPES), width: v.number() })
export type Picture = v.InferOutput<typeof Picture>

/** The sources of a `picture` element, one per format, the smaller format first. */
export const pictureSources = (pictures: readonly Picture[], host = '') =>
  PHOTO_TYPES.map((type) => ({
    type,
    srcset: pictures
      .filter((picture) => picture.type === type)
      .map(({ url, width }) => `${host}${url} ${width}w`)
      .join(', ')
  })).filter(({ srcset }) => srcset)

/** Left, top and edge of a square, in pixels of the upright picture. */
export const Crop = v.pipe(
  v.string(),
  v.regex(/^\d{1,5},\d{1,5},\d{1,5}$/, 'crop'),
  v.transform((value) => value.split(',').map(Number) as [left: number, top: number, edge: number])
)
export type Crop = v.InferOutput<typeof Crop>

/** The URLs of the current photo. */
export const Photo = v.object({ profile_picture_url: Url, profile_pictures: v.array(Picture) })
export type Photo = v.InferOutput<typeof Photo>

/** A photo, or none. */
export const OptionalPhoto = v.object({ profile_picture_url: v.nullable(Url), profile_pictures: v.array(Picture) })

const params = v.strictObject({ alias: Alias })
export const ownCard = { self: true } as const satisfies Access

export const putPhoto = /* @__PURE__ */ endpoint('PUT', '/api/v1/advisors/:alias/photo', {
  summary:
    "Replaces an advisor's photo. `crop` is the left,top,edge of a square; without it, the crop is centred on the detected face.",
  access: managesCard,
  params,
  query: v.strictObject({ crop: v.optional(Crop) }),
  upload: UPLOAD_TYPES,
  answers: { 200: Photo, 422: FieldErrors }
})

export const deletePhoto = /* @__PURE__ */ endpoint('DELETE', '/api/v1/advisors/:alias/photo', {
  summary: "Removes an advisor's photo.",
  access: managesCard,
  params,
  answers: { 204: nothing }
})

const ofInstitution = { roles: ['accountadmin'] } as const satisfies Access
const stored = { 200: v.object({ url: Url }), 422: FieldErrors }
/** The setting with the logo's URL, by background. */
export const LOGO_SETTINGS = { light: 'images.tenantLogo', dark: 'images.tenantLogoDark' } as const
const surface = v.strictObject({ surface: v.optional(v.picklist(['light', 'dark']), 'light') })

export const putLogo = /* @__PURE__ */ endpoint('PUT', '/api/v1/tenant/logo', {
  summary: "Replaces the tenant's logo for light or dark backgrounds, keeping its proportions.",
  access: ofInstitution,
  query: surface,
  upload: UPLOAD_TYPES,
  answers: stored
})

export const deleteLogo = /* @__PURE__ */ endpoint('DELETE', '/api/v1/tenant/logo', {
  summary: "Removes the tenant's logo for light or dark backgrounds.",
  access: ofInstitution,
  query: surface,
  answers: { 204: nothing }
})

/** The setting with the header image's URL. */
export const HEADER_SETTING = 'images.bigHeaderImage'

export const putHeaderImage = /* @__PURE__ */ endpoint('PUT', '/api/v1/tenant/header-image', {
  summary: 'Replaces the picture above the pages of the administration, keeping its proportions.',
  access: ofInstitution,
  upload: UPLOAD_TYPES,
  answers: stored
})

export const deleteHeaderImage = /* @__PURE__ */ endpoint('DELETE', '/api/v1/tenant/header-image', {
  summary: 'Removes the picture above the pages of the administration.',
  access: ofInstitution,
  answers: { 204: nothing }
})
