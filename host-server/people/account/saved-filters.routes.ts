import { deleteSavedFilter, getSavedFilters, putSavedFilter } from '#contract/saved-filters'
import { route } from '../../core/http/http.ts'
import * as service from './saved-filters.service.ts'

export const savedFilters = [
  route(getSavedFilters, (call, { query }) => service.read(call, query.list)),
  route(putSavedFilter, (call, { body: { list, ...filter } }) => service.save(call, list, filter)),
  route(deleteSavedFilter, (call, { query }) => service.remove(call, query.list, query.name))
]
