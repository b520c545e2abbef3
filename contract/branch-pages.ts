import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { branchEntries } from './choices.ts'
import { CONTENT_LANGUAGES, PictureFile } from './content-pages.ts'
import { hasWords, linkAddressOf, TextDocument } from './content-text.ts'
import { endpoint, nothing } from './endpoint.ts'
import { UPLOAD_TYPES } from './photos.ts'
import { otherVersion, PageVersion, PlanTime, Publication, Version } from './publication.ts'
import { FieldErrors, FullName, line, ShortText, text, Url, Uuid, ZoneName } from './values.ts'

/**
 * Who edits what branches' public pages say: administrators and editors of all branches, branch managers of those
 * assigned to them.
 */
export const editsBranchPages = {
  module: 'organizations-profiles',
  anyRole: ['accountadmin', 'orgs-manager', 'orgadmin', 'organizations-profiles-editor']
} as const satisfies MemberAccess

/** What a page can have of each at most. */
export const BRANCH_PAGE_MAX = { texts: 20, services: 30, links: 12, photos: 12 } as const
export const HEADING_MAX = 120
export const SERVICE_TEXT_MAX = 300
export const ACCESS_TEXT_MAX = 600
export const PHOTO_TEXT_MAX = 250
export const LABEL_MAX = 60

/** Where a text stands: before the team, after it, or beside. */
export const TEXT_PLACES = ['top', 'main', 'side'] as const
export type TextPlace = (typeof TEXT_PLACES)[number]

/** What visitors want to know before they come. */
export const ACCESS_PARTS = ['parking', 'arrival', 'accessibility'] as const

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/, 'unknown'))

/** The same in each language; a reader gets another one where theirs is empty. */
const each = <T extends v.GenericSchema>(schema: T) =>
  v.strictObject({ de: v.optional(schema, undefined), en: v.optional(schema, undefined) })
const some = <T extends v.GenericSchema<string | undefined>>(schema: T) =>
  v.pipe(
    each(schema),
    v.check((words) => CONTENT_LANGUAGES.some((language) => words[language]), 'required')
  )
const Words = each(line(HEADING_MAX))
export type Words = v.InferOutput<typeof Words>

const list = <T extends v.GenericSchema>(schema: T, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most, 'too-long'))

const BranchText = v.strictObject({
  id,
  place: v.picklist(TEXT_PLACES, 'unknown'),
  title: some(line(HEADING_MAX)),
  doc: each(TextDocument)
})
export type BranchText = v.InferOutput<typeof BranchText>

const Service = v.strictObject({ id, name: some(line(HEADING_MAX)), text: each(text(SERVICE_TEXT_MAX)) })
export type Service = v.InferOutput<typeof Service>

const href = v.pipe(
  line(2000, 1),
  v.check((address) => linkAddressOf(address) !== undefined, 'page-link'),
  v.transform((address) => linkAddressOf(address) ?? address)
)
const BranchLink = v.strictObject({ id, label: some(line(LABEL_MAX)), href })
export type BranchLink = v.InferOutput<typeof BranchLink>

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
/** How much larger than needed a photo can be, in per cent: beyond that, its pixels show. */
export const ZOOM_MAX = 300
const zoom = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(ZOOM_MAX))
const BranchPhoto = v.pipe(
  v.strictObject({
    id,
    ...PictureFile.entries,
    /** The part that stays when it is cut to the shape of the others: in per cent from left and top, and how large. */
    focus: v.strictObject({ x: percent, y: percent, zoom: v.optional(zoom, 100) }),
    alt: each(line(PHOTO_TEXT_MAX)),
    is_decorative: v.boolean()
  }),
  v.forward(
    v.partialCheck(
      [['alt'], ['is_decorative']],
      ({ alt, is_decorative }) => is_decorative || CONTENT_LANGUAGES.some((language) => alt[language]),
      'required'
    ),
    ['alt']
  )
)
export type BranchPhoto = v.InferOutput<typeof BranchPhoto>

/** What editors write of a branch's page. Name, address, opening hours and map are the branch's own data. */
export const BranchPageContent = v.strictObject({
  photos: list(BranchPhoto, BRANCH_PAGE_MAX.photos),
  /** A link that stands out, beside booking. */
  action: v.strictObject({ label: each(line(LABEL_MAX)), href: v.union([v.literal(''), href], 'page-link') }),
  texts: list(BranchText, BRANCH_PAGE_MAX.texts),
  services: list(Service, BRANCH_PAGE_MAX.services),
  access: v.strictObject({
    parking: each(text(ACCESS_TEXT_MAX)),
    arrival: each(text(ACCESS_TEXT_MAX)),
    accessibility: each(text(ACCESS_TEXT_MAX))
  }),
  links: list(BranchLink, BRANCH_PAGE_MAX.links),
  /** People by their keys: those in `first` in this order before the others, those in `hidden` not at all. */
  team: v.strictObject({ first: list(Uuid, 500), hidden: list(Uuid, 500) })
})
export type BranchPageContent = v.InferOutput<typeof BranchPageContent>

const Written = v.pipe(
  each(TextDocument),
  v.check((doc) => CONTENT_LANGUAGES.some((language) => doc[language] && hasWords(doc[language])), 'required')
)
/** What can be saved: a heading alone would be an empty box. It is not asked of earlier versions, which keep theirs. */
const SavedContent = v.strictObject({
  ...BranchPageContent.entries,
  texts: list(v.strictObject({ ...BranchText.entries, doc: Written }), BRANCH_PAGE_MAX.texts)
})

export const EMPTY_BRANCH_PAGE: BranchPageContent = {
  photos: [],
  action: { label: {}, href: '' },
  texts: [],
  services: [],
  access: { parking: {}, arrival: {}, accessibility: {} },
  links: [],
  team: { first: [], hidden: [] }
}

/** A person of the branch, as the page shows them. */
const TeamMember = v.object({
  uuid: Uuid,
  full_name: FullName,
  position: ShortText,
  profile_picture_url: v.nullable(Url)
})
export type TeamMember = v.InferOutput<typeof TeamMember>

export const BranchPage = v.object({ uuid: Uuid, ...Publication.entries })

export const OpenBranchPage = v.object({
  ...BranchPage.entries,
  content: BranchPageContent,
  /** Link to look at the newest version; none as long as there is no version. */
  preview: v.optional(Url),
  /** The public page. */
  url: Url,
  time_zone: ZoneName,
  /** What the page shows of the branch itself. */
  branch: v.object({
    name: ShortText,
    street: ShortText,
    zip: ShortText,
    city: ShortText,
    phone_number: ShortText,
    is_public: v.boolean(),
    /** Whether the user administers the branch itself, and not only its page. */
    is_administered: v.boolean(),
    /** The week, and the days ahead that differ from it, as the page prints them. */
    week: v.array(v.object({ name: ShortText, spans: v.array(ShortText) })),
    special: v.array(v.object({ day: ShortText, label: ShortText, spans: v.array(ShortText) })),
    map: v.nullable(v.object({ url: Url, attribution: ShortText })),
    /** There will be a map: it is being drawn. */
    is_map_coming: v.boolean()
  }),
  team: v.array(TeamMember)
})
export type OpenBranchPage = v.InferOutput<typeof OpenBranchPage>

export const OtherBranchVersion = /* @__PURE__ */ otherVersion(BranchPageContent)

const params = v.strictObject({ uuid: Uuid })
const access = editsBranchPages

export const getBranchPages = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-pages', {
  summary: 'The branches whose pages the user edits, by name.',
  access,
  answers: { 200: v.array(v.object({ uuid: Uuid, ...branchEntries })) }
})

export const getBranchPage = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-pages/:uuid', {
  summary:
    "A branch's page with the content of its newest version, and a link to look at it. Version 0 is a page that nobody has saved yet, and has no link.",
  reading: { unlogged: 'The number is the branch’s.' },
  access,
  params,
  answers: { 200: OpenBranchPage }
})

export const putBranchPage = /* @__PURE__ */ endpoint('PUT', '/api/v1/branch-pages/:uuid', {
  summary:
    'Saves the content as a new version; what is public stays. Returns 409 with the newest version if `version`, on which the change is based, is no longer the newest.',
  access,
  params,
  body: v.strictObject({ version: v.union([v.literal(0), Version]), content: SavedContent }),
  answers: { 200: OpenBranchPage, 409: OtherBranchVersion, 422: FieldErrors }
})

export const putBranchPublication = /* @__PURE__ */ endpoint('PUT', '/api/v1/branch-pages/:uuid/publication', {
  summary: 'Publishes a version now or at a time on the quarter hour; replaces what was planned before.',
  access,
  params,
  body: v.strictObject({ version: Version, publish_at: v.nullable(PlanTime) }),
  answers: { 200: BranchPage, 422: FieldErrors }
})

export const deleteBranchPlan = /* @__PURE__ */ endpoint('DELETE', '/api/v1/branch-pages/:uuid/publication', {
  summary: 'Drops the planned publication; what is public stays.',
  access,
  params,
  answers: { 204: nothing }
})

export const getBranchVersions = /* @__PURE__ */ endpoint('GET', '/api/v1/branch-pages/:uuid/versions', {
  summary: "The versions of a branch's page, the newest first.",
  access,
  params,
  answers: { 200: v.array(PageVersion) }
})

export const postBranchRestoration = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-pages/:uuid/restorations', {
  summary: 'Saves an earlier version again, as the newest one.',
  access,
  params,
  body: v.strictObject({ version: Version }),
  answers: { 201: OpenBranchPage }
})

export const postBranchPicture = /* @__PURE__ */ endpoint('POST', '/api/v1/branch-pages/:uuid/pictures', {
  summary: "Stores a picture for a branch's page, which shows it once a photo of the content names it.",
  access,
  params,
  upload: UPLOAD_TYPES,
  answers: { 201: PictureFile, 422: FieldErrors }
})
