import { getContactRequests, postContactRequest, putContactRequest } from '#contract/contact-requests'
import { route } from '../core/http.ts'
import { findPage, PAGE_SIZE } from './contact-requests.repository.ts'
import { mark, take } from './contact-requests.service.ts'

export const contactRequests = [
  route(postContactRequest, (call, { body, headers }) => take(call, body, headers['idempotency-key'])),
  route(getContactRequests, async ({ db, advisor }, { query }) => ({
    ...(await findPage(db, advisor.uuid, query.page)),
    page_size: PAGE_SIZE
  })),
  route(putContactRequest, (call, { params, body }) => mark(call, params.uuid, body.done))
]
