import { search as searchAdvisors } from '#contract/search'
import { route } from '../core/http.ts'
import { searchFor } from './search.service.ts'

export const search = [
  route(searchAdvisors, (call, { query: { page, form, ...criteria } }) =>
    searchFor(call, { criteria, page, form, source: 'widget' })
  )
]
