import * as v from 'valibot'
import { AdvisorSummary } from './advisors.ts'
import { endpoint } from './endpoint.ts'
import { SearchQuery } from './search.ts'
import { FieldErrors } from './values.ts'

/** What the list can be narrowed down by, in the order of the page's form. */
export const LIST_FIELDS = ['branch', 'topic', 'language'] as const
export type ListField = (typeof LIST_FIELDS)[number]

/** How many advisors a tag shows without `limit`, and the most that it may ask for. */
export const LIST_LIMIT = 12
export const LIST_LIMIT_MAX = 100

const { branch, topic, language, page } = SearchQuery.entries

const limit = v.pipe(v.string(), v.regex(/^[1-9]\d?$|^100$/, 'unknown'), v.transform(Number))

export const AdvisorListQuery = v.strictObject({
  /** Alias of a branch. */
  branch,
  topic,
  language,
  /** The most advisors of a page, 1 to 100. */
  limit: v.optional(limit, String(LIST_LIMIT)),
  page
})
export type AdvisorListQuery = v.InferOutput<typeof AdvisorListQuery>

export const ListedAdvisor = v.object({
  ...AdvisorSummary.entries,
  /** Whether appointments can be booked, about the topic if the list is about one. */
  is_bookable: v.boolean()
})
export type ListedAdvisor = v.InferOutput<typeof ListedAdvisor>

export const AdvisorList = v.object({
  /** By name. */
  advisors: v.array(ListedAdvisor),
  total: v.number(),
  page: v.number(),
  pages: v.number()
})
export type AdvisorList = v.InferOutput<typeof AdvisorList>

export const getAdvisorList = /* @__PURE__ */ endpoint('GET', '/api/v1/advisor-list', {
  summary: 'The advisors of the tenant by name, of a branch, for a topic or who speak a language, paginated.',
  access: { public: true, module: 'advisorlist' },
  query: AdvisorListQuery,
  answers: { 200: AdvisorList, 422: FieldErrors }
})

const QUERY = [...LIST_FIELDS, 'limit', 'page'] as const

type ListQuery = Partial<Record<(typeof QUERY)[number], string | number | undefined>>

/** What is asked of the list as a query, without what goes without saying. */
export const listQuery = (asked: ListQuery): Record<string, string> =>
  Object.fromEntries(
    QUERY.flatMap((name) =>
      asked[name] && !(name === 'page' && asked.page === 1) ? [[name, String(asked[name])]] : []
    )
  )

/** The page with everyone, or narrowed down alike; without the host. */
export function advisorListPath(asked: ListQuery = {}): string {
  const query = new URLSearchParams(listQuery(asked))
  return `/advisors${query.size ? `?${query}` : ''}`
}
