import * as v from 'valibot'
import { AdvisorSummary } from './advisors.ts'
import { endpoint } from './endpoint.ts'
import { Alias, FieldErrors, Instant, line, OtherLanguage, ShortText, Uuid } from './values.ts'

/** The search fields, in the order of the search log. */
export const SEARCH_FIELDS = ['name', 'place', 'topic', 'language', 'branch'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** Languages that advisors may choose, ISO 639-1. */
export const SPOKEN_LANGUAGES = [
  ...['de', 'en', 'ar', 'bg', 'bs', 'cs', 'da', 'el', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr', 'hu', 'it'],
  ...['ja', 'ko', 'lt', 'lv', 'mk', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'tr', 'uk'],
  ...['vi', 'zh']
] as const
export const SpokenLanguage = v.picklist(SPOKEN_LANGUAGES, 'unknown')
export type SpokenLanguage = v.InferOutput<typeof SpokenLanguage>

export const SEARCH_PAGE_SIZES = [6, 12, 24, 48] as const
export const SEARCH_PAGE_SIZE = 12
export const SEARCH_LAYOUTS = ['cards', 'list'] as const
/** Optional parts and links of a result. */
export const SEARCH_PARTS = ['photo', 'position', 'branch', 'languages', 'booking'] as const
export type SearchPart = (typeof SEARCH_PARTS)[number]

/** How results are laid out. */
const look = {
  layout: v.picklist(SEARCH_LAYOUTS, 'unknown'),
  shown: v.pipe(v.array(v.picklist(SEARCH_PARTS, 'unknown')), v.maxLength(SEARCH_PARTS.length)),
  page_size: v.picklist(SEARCH_PAGE_SIZES, 'unknown')
}
/** Longer search texts are truncated. */
export const SEARCH_TEXT_MAX = 100
/** An advisor in a search result. */
export const FoundAdvisor = v.object({
  ...AdvisorSummary.entries,
  branch: v.object({ name: ShortText, slug: ShortText, zip: ShortText, city: ShortText, has_page: v.boolean() }),
  languages: v.array(SpokenLanguage),
  tags: v.array(ShortText),
  /** Whether appointments can be booked. */
  is_bookable: v.boolean(),
  /** The next free time; null without one. */
  next_free: v.nullable(Instant)
})
export type FoundAdvisor = v.InferOutput<typeof FoundAdvisor>

/** A branch near the searched place. */
export const FoundBranch = v.object({
  slug: ShortText,
  name: ShortText,
  street: ShortText,
  zip: ShortText,
  city: ShortText
})
export type FoundBranch = v.InferOutput<typeof FoundBranch>

const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'unknown'), v.transform(Number))

/** Empty form fields are ignored. */
const empty = <const S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(v.union([v.literal(''), schema], 'unknown'), '')

export const SearchQuery = v.strictObject({
  /** Part of a name or tag, matched phonetically: typos, accents and umlauts are tolerated. */
  name: v.optional(line(SEARCH_TEXT_MAX), ''),
  /** A town, or the start of its postcode. */
  place: v.optional(line(SEARCH_TEXT_MAX), ''),
  topic: empty(Uuid),
  language: empty(SpokenLanguage),
  /** Alias of a branch. */
  branch: empty(Alias),
  /** Alias of a search form, whose presets and page size apply. */
  form: empty(Alias),
  page: v.optional(pageNumber, '1')
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

export const SearchResult = v.object({
  /** The topic for which advisors and times were found, also one that the form presets. */
  topic: v.optional(Uuid),
  advisors: v.array(FoundAdvisor),
  /** For a searched place: the nearest few. */
  branches: v.array(FoundBranch),
  total: v.number(),
  page: v.number(),
  pages: v.number()
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const search = /* @__PURE__ */ endpoint('GET', '/api/v1/search/advisors', {
  summary: 'Advisors by name or tag, place, topic, language and branch, best match first, paginated.',
  access: { public: true, module: 'search-api' },
  query: SearchQuery,
  answers: { 200: SearchResult, 422: FieldErrors }
})

/** A form as visitors see it; fields without options are left out. */
export const SearchForm = v.object({
  fields: v.array(v.picklist(SEARCH_FIELDS)),
  /** Whether results are shown before a search. */
  is_listed: v.boolean(),
  topics: v.array(v.object({ uuid: Uuid, topic: ShortText, lang: OtherLanguage })),
  languages: v.array(SpokenLanguage),
  branches: v.array(v.object({ slug: ShortText, name: ShortText })),
  ...look
})
export type SearchForm = v.InferOutput<typeof SearchForm>

export const getSearchForm = /* @__PURE__ */ endpoint('GET', '/api/v1/search/form', {
  summary: 'The fields, choices and layout of a search form; without an alias, the form with all fields.',
  access: { public: true, module: 'search-api' },
  query: v.strictObject({ form: empty(Alias) }),
  answers: { 200: SearchForm }
})

/** A form as administrators edit it. */
export const SearchDefinition = v.strictObject({
  fields: v.pipe(
    v.array(v.picklist(SEARCH_FIELDS, 'unknown')),
    v.minLength(1, 'required'),
    v.check((fields) => new Set(fields).size === fields.length, 'field')
  ),
  /** Preset values, whose fields are hidden. Empty for none. */
  presets: v.strictObject({ topic: empty(Uuid), language: empty(SpokenLanguage), branch: empty(Alias) }),
  ...look
})
export type SearchDefinition = v.InferOutput<typeof SearchDefinition>

/** The default form with every field and part. */
export const PLAIN_SEARCH: SearchDefinition = {
  fields: [...SEARCH_FIELDS],
  presets: { topic: '', language: '', branch: '' },
  layout: 'cards',
  shown: [...SEARCH_PARTS],
  page_size: SEARCH_PAGE_SIZE
}
