import {
  deleteCustomLink,
  getCustomLinks,
  getOwnLinks,
  postCustomLink,
  putCustomLink,
  putCustomLinksOrder,
  putOwnLinks
} from '#contract/custom-links'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import { findOwn } from './custom-links.repository.ts'
import * as service from './custom-links.service.ts'

export const customLinks = [
  route(getCustomLinks, (call) => service.list(call)),
  route(postCustomLink, (call, { body }) => service.create(call, body)),
  route(putCustomLink, (call, { params, query, body }) => service.change(call, params.uuid, body, query.revision)),
  route(deleteCustomLink, (call, { params }) => service.remove(call, params.uuid)),
  route(putCustomLinksOrder, (call, { body }) => service.arrange(call, body.uuids)),
  route(getOwnLinks, async (call) => tagged(call, await findOwn(call.db, call.advisor.uuid))),
  route(putOwnLinks, async (call, { query, body }) => tagged(call, await service.saveOwn(call, body, query.revision)))
]
