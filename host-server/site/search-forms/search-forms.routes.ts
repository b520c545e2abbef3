import { deleteSearchForm, getSearchForms, postSearchForm, putSearchForm } from '#contract/search-forms'
import { route } from '../../core/http/http.ts'
import * as service from './search-forms.service.ts'

export const searchForms = [
  route(getSearchForms, (call) => service.list(call)),
  route(postSearchForm, (call, { body }) => service.create(call, body)),
  route(putSearchForm, (call, { params, query, body }) => service.change(call, params.uuid, body, query.revision)),
  route(deleteSearchForm, (call, { params }) => service.remove(call, params.uuid))
]
