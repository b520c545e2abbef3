import * as v from 'valibot'
import { managesCard } from './access.ts'
import { branchEntries, personEntries } from './choices.ts'
import { CONTENT_LANGUAGES } from './content-pages.ts'
import { endpoint } from './endpoint.ts'
import { managesPeople } from './people.ts'
import { Alias, bounded, LongText, namesOf, Uuid } from './values.ts'

/** What a signature shows besides name, position, phone number and e-mail address, and can be made without. */
export const SIGNATURE_PARTS = ['photo', 'logo', 'address', 'booking', 'card'] as const
export type SignaturePart = (typeof SIGNATURE_PARTS)[number]

/** Where the pictures are: fetched from our server when a mail is read, or inside the signature. */
export const SIGNATURE_PICTURES = ['hosted', 'inline'] as const
export type SignaturePictures = (typeof SIGNATURE_PICTURES)[number]

/** By this campaign, visits and bookings that come of signatures are counted. */
export const SIGNATURE_CAMPAIGN = 'signature'

/** The setting that ends every signature, such as the firm's register number. */
export const SIGNATURE_NOTE = 'signature_note'

const look = {
  /** What is left out, comma-separated. */
  without: v.optional(namesOf(SIGNATURE_PARTS)),
  pictures: v.optional(v.picklist(SIGNATURE_PICTURES, 'unknown'), 'hosted'),
  /** Without it, the institution's own. */
  language: v.optional(v.picklist(CONTENT_LANGUAGES, 'unknown'))
}
const SignatureLook = v.strictObject(look)
export type SignatureLook = v.InferOutput<typeof SignatureLook>

/** With its pictures inside. */
const SIGNATURE_MAX = 200_000

const params = v.strictObject({ alias: Alias })

export const getSignature = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/signature', {
  summary: 'An advisor’s signature for e-mails, as HTML and as text.',
  access: managesCard,
  params,
  query: SignatureLook,
  answers: { 200: v.object({ html: bounded(SIGNATURE_MAX), text: LongText }) }
})

/** Below which a signature is looked at. */
export const SIGNATURE_GROUNDS = ['light', 'dark'] as const
export type SignatureGround = (typeof SIGNATURE_GROUNDS)[number]

export const getSignaturePreview = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors/:alias/signature/preview', {
  summary: 'The signature as mail programs show it, on a page for a frame.',
  access: managesCard,
  params,
  query: v.strictObject({ ...look, ground: v.optional(v.picklist(SIGNATURE_GROUNDS, 'unknown'), 'light') }),
  stream: 'text/html; charset=utf-8',
  answers: { 200: v.string() }
})

const manySignatures = v.strictObject({ ...look, organization_uuid: v.optional(Uuid) })
export type ManySignatures = v.InferOutput<typeof manySignatures>

export const getSignatures = /* @__PURE__ */ endpoint('GET', '/api/v1/signatures', {
  summary: 'The advisors for whom signatures can be made, and their branches with the number of advisors in each.',
  access: managesPeople,
  answers: {
    200: v.object({
      advisors: v.array(v.object({ alias: Alias, ...personEntries })),
      branches: v.array(v.object({ uuid: Uuid, ...branchEntries, advisors: v.number() }))
    })
  }
})
export const ZIP_TYPE = 'application/zip'

export const getSignaturesZip = /* @__PURE__ */ endpoint('GET', '/api/v1/signatures/zip', {
  summary: 'The signatures of all advisors, or of a branch’s, as files: one with HTML and one with text for each.',
  proof: 'always',
  reading: { exports: 'people' },
  access: managesPeople,
  query: manySignatures,
  stream: ZIP_TYPE,
  answers: { 200: v.string() }
})

export const getSignaturesCsv = /* @__PURE__ */ endpoint('GET', '/api/v1/signatures/csv', {
  summary: 'The same as CSV, for programs that add signatures on the mail server.',
  proof: 'always',
  reading: { exports: 'people' },
  access: managesPeople,
  query: manySignatures,
  stream: 'text/csv; charset=utf-8',
  answers: { 200: v.string() }
})

/** Pictures of signatures, at addresses that stay: mails that were sent show the present photo and logo. */
export const signaturePhotoPath = (alias: string) => `/app/profile/${alias}/signature-photo.jpg`
export const SIGNATURE_LOGO = '/signature-logo.png'
