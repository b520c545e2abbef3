import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { FieldErrors, line } from './values.ts'

/** The lists whose filters a user can save by name. */
export const FILTERED_LISTS = [
  'people',
  'organizations',
  'redirections',
  'requests',
  'conversations',
  'audit-log'
] as const
export type FilteredList = (typeof FILTERED_LISTS)[number]
const List = v.picklist(FILTERED_LISTS, 'unknown')

/** Of one list. */
export const SAVED_FILTERS_MAX = 20
export const FILTER_NAME_MAX = 60
const SEARCH_MAX = 600

const name = line(FILTER_NAME_MAX, 1)

export const SavedFilter = v.object({
  name,
  /** The query string of the list's address, with `?`. */
  search: v.pipe(line(SEARCH_MAX, 2), v.regex(/^\?[^#\s]+$/, 'field'))
})
export type SavedFilter = v.InferOutput<typeof SavedFilter>

const Saved = v.array(SavedFilter)

export const getSavedFilters = /* @__PURE__ */ endpoint('GET', '/api/v1/me/saved-filters', {
  summary: 'The filters that the signed-in user has saved for a list, by name.',
  access: {},
  query: v.strictObject({ list: List }),
  answers: { 200: Saved }
})

export const putSavedFilter = /* @__PURE__ */ endpoint('PUT', '/api/v1/me/saved-filters', {
  summary: 'Saves filters of a list under a name, in place of those that had it. At most 20 for a list.',
  access: {},
  body: v.strictObject({ list: List, ...SavedFilter.entries }),
  answers: { 200: Saved, 422: FieldErrors }
})

export const deleteSavedFilter = /* @__PURE__ */ endpoint('DELETE', '/api/v1/me/saved-filters', {
  summary: 'Deletes saved filters by their name. Idempotent.',
  access: {},
  query: v.strictObject({ list: List, name }),
  answers: { 200: Saved }
})
