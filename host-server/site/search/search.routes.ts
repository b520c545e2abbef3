import { getSearchForm, search as searchAdvisors } from '#contract/search'
import { type Call, route } from '../../core/http/http.ts'
import { findDefinition } from '../search-forms/search-forms.service.ts'
import { formFor } from './choices.service.ts'
import { searchFor } from './search.service.ts'

/** The institution's own search page uses it too. */
const sourceOf = ({ ctx }: Call) => (ctx.get('sec-fetch-site') === 'same-origin' ? 'page' : 'widget')

export const search = [
  route(searchAdvisors, async (call, { query: { page, form, ...criteria } }) =>
    searchFor(call, { criteria, page, form, source: sourceOf(call) }, await findDefinition(call, form))
  ),
  route(getSearchForm, async (call, { query }) => formFor(call, await findDefinition(call, query.form)), 'for-guests')
]
