import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Uuid } from './values.ts'

export const AdvisorSummary = v.object({
  uuid: Uuid,
  slug: v.string(),
  full_name: v.string(),
  position: v.string(),
  profile_picture_url: v.nullable(v.string()),
  organization: v.object({ uuid: Uuid, name: v.string(), slug: v.string() })
})
export type AdvisorSummary = v.InferOutput<typeof AdvisorSummary>

export const getAdvisors = /* @__PURE__ */ endpoint('GET', '/api/v1/advisors', {
  summary: 'The advisors of the tenant, by name.',
  access: { public: true },
  answers: { 200: v.array(AdvisorSummary) }
})
