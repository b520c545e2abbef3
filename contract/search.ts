import * as v from 'valibot'
import { AdvisorSummary } from './advisors.ts'
import { endpoint } from './endpoint.ts'
import { Alias, FieldErrors, line, Uuid } from './values.ts'

/** What advisors are searched by; the search log names them in this order. */
export const SEARCH_FIELDS = ['name', 'place', 'topic', 'language', 'branch'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** ISO 639-1: what advisors may say that they speak. */
export const SPOKEN_LANGUAGES = [
  ...['de', 'en', 'ar', 'bg', 'bs', 'cs', 'da', 'el', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr', 'hu', 'it'],
  ...['ja', 'ko', 'lt', 'lv', 'mk', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'tr', 'uk'],
  ...['vi', 'zh']
] as const
export const SpokenLanguage = v.picklist(SPOKEN_LANGUAGES, 'unknown')
export type SpokenLanguage = v.InferOutput<typeof SpokenLanguage>

export const SEARCH_PAGE_SIZE = 12
/** What is left of a longer text is enough to find by. */
export const SEARCH_TEXT_MAX = 100
/** An advisor as a result shows them. */
export const FoundAdvisor = v.object({
  ...AdvisorSummary.entries,
  branch: v.object({ name: v.string(), slug: v.string(), zip: v.string(), city: v.string(), has_page: v.boolean() }),
  languages: v.array(SpokenLanguage),
  /** Whether appointments can be booked. */
  is_bookable: v.boolean()
})
export type FoundAdvisor = v.InferOutput<typeof FoundAdvisor>

/** A branch near the place that was asked for. */
export const FoundBranch = v.object({
  slug: v.string(),
  name: v.string(),
  street: v.string(),
  zip: v.string(),
  city: v.string()
})
export type FoundBranch = v.InferOutput<typeof FoundBranch>

const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'unknown'), v.transform(Number))

/** An empty field of a form is not asked for. */
const empty = <const S extends v.GenericSchema<string, string>>(schema: S) =>
  v.optional(v.union([v.literal(''), schema], 'unknown'), '')

export const SearchQuery = v.strictObject({
  /** A part of the name, as it is heard: mistakes, accents and umlauts do not count. */
  name: v.optional(line(SEARCH_TEXT_MAX), ''),
  /** A town, or how its postcode begins. */
  place: v.optional(line(SEARCH_TEXT_MAX), ''),
  topic: empty(Uuid),
  language: empty(SpokenLanguage),
  /** Alias of a branch. */
  branch: empty(Alias),
  /** Alias of a search form, whose presets and page size hold. */
  form: empty(Alias),
  page: v.optional(pageNumber, '1')
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

export const SearchResult = v.object({
  advisors: v.array(FoundAdvisor),
  /** Where a place is asked for: the nearest, a few of them. */
  branches: v.array(FoundBranch),
  total: v.number(),
  page: v.number(),
  pages: v.number()
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const search = /* @__PURE__ */ endpoint('GET', '/api/v1/search/advisors', {
  summary: 'Advisors by name, place, topic, language and branch, the best match first, a page at a time.',
  access: { public: true, module: 'search-api' },
  query: SearchQuery,
  answers: { 200: SearchResult, 422: FieldErrors }
})
