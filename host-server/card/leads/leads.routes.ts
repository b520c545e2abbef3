import {
  deleteLead,
  getLead,
  getLeads,
  getLeadsCsv,
  getLeadsVcf,
  getLeadVCard,
  postLead,
  putLead
} from '#contract/leads'
import { repeatable, route } from '../../core/http/http.ts'
import { findEver } from '../../people/advisors/advisor.repository.ts'
import * as service from './leads.service.ts'
import { asCsv, asVCard, asVcf } from './leads-export.service.ts'

export const leads = [
  repeatable(
    postLead,
    (call, { body, headers }) => service.share(call, body, headers['idempotency-key']),
    async (call, { params, body, headers }) =>
      service.sharedBefore(call, await findEver(call.db, params.alias), body, headers['idempotency-key'])
  ),
  route(getLeads, (call, { query }) => service.list(call, query)),
  route(getLead, (call, { params }) => service.read(call, params.uuid)),
  route(putLead, (call, { params, body }) => service.change(call, params.uuid, body)),
  route(deleteLead, (call, { params }) => service.remove(call, params.uuid)),
  route(getLeadVCard, (call, { params }) => asVCard(call, params.uuid)),
  route(getLeadsCsv, (call, { query }) => asCsv(call, query)),
  route(getLeadsVcf, (call, { query }) => asVcf(call, query))
]
