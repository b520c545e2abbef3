import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { MODULES } from './module-names.ts'

export const Modules = v.array(v.object({ module_name: v.picklist(MODULES), effective_state: v.boolean() }))
export type Modules = v.InferOutput<typeof Modules>

export const getModules = /* @__PURE__ */ endpoint('GET', '/api/v1/modules', {
  summary: 'The modules and whether they are on.',
  access: { public: true },
  answers: { 200: Modules }
})
