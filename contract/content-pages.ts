import * as v from 'valibot'
import type { MemberAccess } from './access.ts'
import { TextDocument } from './content-text.ts'
import { endpoint, nothing } from './endpoint.ts'
import { LANGUAGES } from './locales.ts'
import { hasKnownAttributes, TagChoices, usedTag } from './page-tags.ts'
import { UPLOAD_TYPES } from './photos.ts'
import { otherVersion, PageVersion, PlanTime, Publication, PublicationForm, Version } from './publication.ts'
import {
  ALIAS_MAX,
  bounded,
  FieldErrors,
  line,
  SETTING_MAX,
  ShortText,
  TypedAlias,
  Url,
  Uuid,
  ZoneName
} from './values.ts'

export const managesContentPages = {
  module: 'cms',
  anyRole: ['content-manager', 'accountadmin']
} as const satisfies MemberAccess

/** Maximum number of pages of an institution, of blocks of a page, and of columns beside each other. */
export const CONTENT_PAGES_MAX = 500
export const BLOCKS_MAX = 60
export const COLUMNS = 2
export const CONTENT_TITLE_MAX = 120
export const CONTENT_DESCRIPTION_MAX = 300
export const PICTURE_TEXT_MAX = 250
export const EVENT_PLACE_MAX = 250

export const CONTENT_LANGUAGES = LANGUAGES

/** Where the institution's own pages are. */
export const contentPath = (path: string) => `/p/${path}`

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/, 'unknown'))
const TextBlock = v.strictObject({ type: v.literal('text'), id, doc: TextDocument })

/** The picture as it was uploaded to the page, in pixels. */
export const PictureFile = v.strictObject({
  picture: v.pipe(
    v.string(),
    v.regex(/^[\da-f]{32}$/, ({ input }) => (input ? 'picture' : 'picture-missing'))
  ),
  width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))
})
export type PictureFile = v.InferOutput<typeof PictureFile>

const PictureBlock = v.pipe(
  v.strictObject({
    type: v.literal('picture'),
    id,
    ...PictureFile.entries,
    /** What it shows, for those who cannot see it. */
    alt: line(PICTURE_TEXT_MAX),
    /** Says nothing that the text does not. */
    is_decorative: v.boolean(),
    caption: line(PICTURE_TEXT_MAX)
  }),
  v.forward(
    v.partialCheck([['alt'], ['is_decorative']], ({ alt, is_decorative }) => Boolean(alt) || is_decorative, 'required'),
    ['alt']
  )
)
const TagBlock = v.pipe(v.strictObject({ type: v.literal('tag'), id, ...usedTag }), hasKnownAttributes())

const EventBlock = v.pipe(
  v.strictObject({
    type: v.literal('event'),
    id,
    name: line(CONTENT_TITLE_MAX, 1),
    /** On the clock of the place. */
    starts_at: PlanTime,
    ends_at: PlanTime,
    /** The alias of the branch where it is, or the place in words. */
    branch: line(ALIAS_MAX),
    place: line(EVENT_PLACE_MAX)
  }),
  v.forward(
    v.partialCheck([['starts_at'], ['ends_at']], ({ starts_at, ends_at }) => starts_at < ends_at, 'event-order'),
    ['ends_at']
  ),
  v.forward(
    v.partialCheck([['branch'], ['place']], ({ branch, place }) => Boolean(branch) !== Boolean(place), 'event-place'),
    ['place']
  )
)

const blocks = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.maxLength(BLOCKS_MAX, 'too-long'))
const PlainBlock = v.variant('type', [TextBlock, PictureBlock, TagBlock, EventBlock])
const ColumnsBlock = v.strictObject({
  type: v.literal('columns'),
  id,
  columns: v.pipe(
    v.array(blocks(PlainBlock)),
    v.length(COLUMNS, 'unknown'),
    v.check((columns) => columns.some((one) => one.length > 0), 'columns-empty')
  )
})
/** A part of a page. Columns contain no columns, so that a page is no deeper than a phone is wide. */
export const Block = v.variant('type', [TextBlock, PictureBlock, TagBlock, EventBlock, ColumnsBlock])
export type Block = v.InferOutput<typeof Block>
export type PlainBlock = v.InferOutput<typeof PlainBlock>
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>

/** A page in one language. */
export const PageText = v.strictObject({
  title: line(CONTENT_TITLE_MAX, 1),
  /** For search engines and previews of links. */
  description: line(CONTENT_DESCRIPTION_MAX),
  blocks: blocks(Block)
})
export type PageText = v.InferOutput<typeof PageText>

/** A page that leads on to an advisor's card. */
export const AdvisorTarget = v.strictObject({
  /** What lists call it; visitors do not see it. */
  title: line(CONTENT_TITLE_MAX, 1),
  alias: v.pipe(
    v.string(),
    v.regex(/^[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?$/, ({ input }) => (input ? 'unknown' : 'required'))
  )
})
export type AdvisorTarget = v.InferOutput<typeof AdvisorTarget>

/** What a version consists of: the page in each of its languages, or the advisor to whom it leads. */
export const PageContent = v.pipe(
  v.strictObject({ de: v.optional(PageText), en: v.optional(PageText), advisor: v.optional(AdvisorTarget) }),
  v.check((content) => CONTENT_LANGUAGES.some((language) => content[language]) !== Boolean(content.advisor), 'required')
)
export type PageContent = v.InferOutput<typeof PageContent>

export const ContentPage = v.object({
  uuid: Uuid,
  /** The last part of its address. */
  path: ShortText,
  title: ShortText,
  ...Publication.entries,
  /** What the institution's address shows. */
  is_start: v.boolean()
})
export type ContentPage = v.InferOutput<typeof ContentPage>

const Site = {
  /** Of the public pages. */
  origin: Url,
  /** What the institution's address shows without a start page. */
  home: bounded(SETTING_MAX)
}

export const OpenContentPage = v.object({
  ...ContentPage.entries,
  content: PageContent,
  preview: Url,
  ...Site,
  time_zone: ZoneName
})
export type OpenContentPage = v.InferOutput<typeof OpenContentPage>

export const OtherVersion = /* @__PURE__ */ otherVersion(PageContent)
export type OtherVersion = v.InferOutput<typeof OtherVersion>

export const ContentPages = v.object({
  pages: v.array(ContentPage),
  ...Site,
  time_zone: ZoneName
})
export type ContentPages = v.InferOutput<typeof ContentPages>

export const getContentPages = /* @__PURE__ */ endpoint('GET', '/api/v1/content-pages', {
  summary: 'The pages of the institution itself, with the state of each.',
  access: managesContentPages,
  answers: { 200: ContentPages }
})

export const ContentPageForm = v.strictObject({
  title: line(CONTENT_TITLE_MAX, 1),
  path: TypedAlias,
  language: v.picklist(CONTENT_LANGUAGES, 'unknown'),
  /** The advisor's alias, if the page is to lead to a card. */
  advisor: v.optional(line(64, 1))
})
export type ContentPageForm = v.InferOutput<typeof ContentPageForm>

const changed = { 200: ContentPage, 422: FieldErrors }

export const postContentPage = /* @__PURE__ */ endpoint('POST', '/api/v1/content-pages', {
  summary: 'Adds an empty page as a draft.',
  access: managesContentPages,
  body: ContentPageForm,
  answers: { 201: ContentPage, 422: FieldErrors }
})

export const getContentPageChoices = /* @__PURE__ */ endpoint('GET', '/api/v1/content-pages/choices', {
  summary: 'The advisors, branches, topics and search forms that the attributes of tags name.',
  access: managesContentPages,
  answers: { 200: TagChoices }
})

const params = v.strictObject({ uuid: Uuid })

export const getContentPage = /* @__PURE__ */ endpoint('GET', '/api/v1/content-pages/:uuid', {
  summary: 'A page with the content of its newest version, and a link to look at it.',
  access: managesContentPages,
  params,
  answers: { 200: OpenContentPage }
})

export const putContentPage = /* @__PURE__ */ endpoint('PUT', '/api/v1/content-pages/:uuid', {
  summary:
    'Saves the content as a new version; what is public stays. Returns 409 with the newest version if `version`, on which the change is based, is no longer the newest.',
  access: managesContentPages,
  params,
  body: v.strictObject({ version: Version, content: PageContent }),
  answers: { 200: OpenContentPage, 409: OtherVersion, 422: FieldErrors }
})

export const deleteContentPage = /* @__PURE__ */ endpoint('DELETE', '/api/v1/content-pages/:uuid', {
  summary: 'Deletes a page with all versions and pictures.',
  access: managesContentPages,
  params,
  answers: { 204: nothing }
})

export const putContentPagePath = /* @__PURE__ */ endpoint('PUT', '/api/v1/content-pages/:uuid/path', {
  summary: 'Changes the address of a page; the former one leads to it.',
  access: managesContentPages,
  params,
  body: v.strictObject({ path: TypedAlias }),
  answers: changed
})

export const putPublication = /* @__PURE__ */ endpoint('PUT', '/api/v1/content-pages/:uuid/publication', {
  summary:
    'Publishes a version now or at a time, and sets when the page is withdrawn; replaces what was planned before. Times are on the quarter hour.',
  access: managesContentPages,
  params,
  body: PublicationForm,
  answers: changed
})

export const deletePublication = /* @__PURE__ */ endpoint('DELETE', '/api/v1/content-pages/:uuid/publication', {
  summary: 'Withdraws a page from the public now, and drops what was planned.',
  access: managesContentPages,
  params,
  answers: { 204: nothing }
})

export const putStartPage = /* @__PURE__ */ endpoint('PUT', '/api/v1/content-pages/:uuid/start-page', {
  summary: 'Makes a public page what the institution’s own address shows, or no longer.',
  access: managesContentPages,
  params,
  body: v.strictObject({ is_start: v.boolean() }),
  answers: changed
})

export const ContentVersion = v.object({ ...PageVersion.entries, title: ShortText })
export type ContentVersion = v.InferOutput<typeof ContentVersion>

export const getContentVersions = /* @__PURE__ */ endpoint('GET', '/api/v1/content-pages/:uuid/versions', {
  summary: 'The versions of a page, the newest first.',
  access: managesContentPages,
  params,
  answers: { 200: v.array(ContentVersion) }
})

export const postRestoration = /* @__PURE__ */ endpoint('POST', '/api/v1/content-pages/:uuid/restorations', {
  summary: 'Saves an earlier version again, as the newest one.',
  access: managesContentPages,
  params,
  body: v.strictObject({ version: Version }),
  answers: { 201: OpenContentPage }
})

export const postCopy = /* @__PURE__ */ endpoint('POST', '/api/v1/content-pages/:uuid/copies', {
  summary: 'Copies the newest version of a page to a new draft.',
  access: managesContentPages,
  params,
  body: v.strictObject({ path: TypedAlias }),
  answers: { 201: ContentPage, 422: FieldErrors }
})

export const postPagePicture = /* @__PURE__ */ endpoint('POST', '/api/v1/content-pages/:uuid/pictures', {
  summary: 'Stores a picture for a page, which shows it once a block names it.',
  access: managesContentPages,
  params,
  upload: UPLOAD_TYPES,
  answers: { 201: PictureFile, 422: FieldErrors }
})
