import {
  deleteRedirection,
  getRedirections,
  getRedirectionsExport,
  postRedirection,
  postRedirectionsImport,
  putRedirection
} from '#contract/redirections'
import { route } from '../../core/http/http.ts'
import { exported } from './export.ts'
import { importRedirects } from './import.service.ts'
import * as service from './redirections.service.ts'

export const redirections = [
  route(getRedirections, (call, { query }) => service.list(call, query)),
  route(getRedirectionsExport, (call, { query }) => exported(call, query.q)),
  route(postRedirectionsImport, (call, { query }) => importRedirects(call, query.trial === 'true')),
  route(postRedirection, (call, { body }) => service.create(call, body)),
  route(putRedirection, (call, { params, query, body }) => service.change(call, params.uuid, body, query.revision)),
  route(deleteRedirection, (call, { params }) => service.remove(call, params.uuid))
]
