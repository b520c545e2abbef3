import * as v from 'valibot'
import { administers } from './access.ts'
import { branchEntries } from './choices.ts'
import { endpoint, nothing } from './endpoint.ts'
import { Based, outdatedItem } from './revision.ts'
import { SearchDefinition, SearchForm } from './search.ts'
import { FieldErrors, line, ShortText, TypedAlias, Url, Uuid } from './values.ts'

export const managesSearchForms = { ...administers, module: 'search-form-api' } as const

/** Maximum number of search forms. */
export const SEARCH_FORMS_MAX = 50
export const SEARCH_FORM_NAME_MAX = 100

export const SearchFormBody = v.strictObject({
  /** For the administration. */
  name: line(SEARCH_FORM_NAME_MAX, 1),
  /** The name used by the tag and the page. */
  slug: TypedAlias,
  ...SearchDefinition.entries
})
export type SearchFormBody = v.InferOutput<typeof SearchFormBody>

export const ManagedSearchForm = v.object({ uuid: Uuid, revision: ShortText, ...SearchFormBody.entries })
export type ManagedSearchForm = v.InferOutput<typeof ManagedSearchForm>

/** The form as somebody else has changed it. */
export const OtherSearchForm = /* @__PURE__ */ outdatedItem(ManagedSearchForm)

export const ManagedSearchForms = v.object({
  forms: v.array(ManagedSearchForm),
  /** The options of presets. */
  choices: v.object({
    topics: SearchForm.entries.topics,
    languages: SearchForm.entries.languages,
    branches: v.array(v.object({ slug: ShortText, ...branchEntries }))
  }),
  /** Origin of the institution's public pages. */
  origin: Url
})
export type ManagedSearchForms = v.InferOutput<typeof ManagedSearchForms>

export const getSearchForms = /* @__PURE__ */ endpoint('GET', '/api/v1/search-forms', {
  summary: 'The search forms by name, and the choices for their presets.',
  access: managesSearchForms,
  answers: { 200: ManagedSearchForms }
})

export const postSearchForm = /* @__PURE__ */ endpoint('POST', '/api/v1/search-forms', {
  summary: 'Adds a search form.',
  access: managesSearchForms,
  body: SearchFormBody,
  answers: { 201: ManagedSearchForm, 422: FieldErrors }
})

const params = v.strictObject({ uuid: Uuid })

export const putSearchForm = /* @__PURE__ */ endpoint('PUT', '/api/v1/search-forms/:uuid', {
  summary:
    'Changes a search form, wherever it is embedded. Returns 409 if `revision` is out of date, with the form as it is.',
  access: managesSearchForms,
  params,
  query: Based,
  body: SearchFormBody,
  answers: { 200: ManagedSearchForm, 409: OtherSearchForm, 422: FieldErrors }
})

export const deleteSearchForm = /* @__PURE__ */ endpoint('DELETE', '/api/v1/search-forms/:uuid', {
  summary: 'Deletes a search form; pages that embed it show the content inside the tag.',
  access: managesSearchForms,
  params,
  answers: { 204: nothing }
})
