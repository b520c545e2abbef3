import * as v from 'valibot'
import { administers } from './access.ts'
import { endpoint } from './endpoint.ts'
import { SWITCHABLE_MODULES } from './module-names.ts'

/** How many days are looked back. */
export const USAGE_DAYS = 30

/** Null is what is not counted. */
const Count = v.nullable(v.number())

/** What visitors have done with a module, as far as it is counted. */
export const ModuleUsage = v.object({
  /** How often. */
  uses: Count,
  /** On so many advisors' cards. */
  cards: Count,
  /** Pages of branches, search forms and redirects. */
  pages: Count,
  /** On so many registered websites widgets have shown it. */
  embeds: Count
})
export type ModuleUsage = v.InferOutput<typeof ModuleUsage>

export const getModuleUsage = /* @__PURE__ */ endpoint('GET', '/api/v1/modules/:module_name/usage', {
  summary: 'How often a module was used in the last 30 days, on how many cards, pages and websites.',
  access: administers,
  params: v.strictObject({ module_name: v.picklist(SWITCHABLE_MODULES) }),
  answers: { 200: ModuleUsage }
})
