import * as v from 'valibot'
import { OnlineAppointmentsConfiguration } from './configurations.ts'
import { endpoint } from './endpoint.ts'
import { Me } from './me.ts'
import { Modules } from './modules.ts'
import { Tenant } from './tenant.ts'

export const AppInit = v.object({
  tenant: Tenant,
  modules: Modules,
  me: Me,
  configurations: v.object({ 'online-appointments': OnlineAppointmentsConfiguration })
})
export type AppInit = v.InferOutput<typeof AppInit>

export const getAppInit = /* @__PURE__ */ endpoint('GET', '/api/v1/app-init', {
  summary: 'Tenant, modules, current user and configurations in one answer.',
  access: { public: true },
  answers: { 200: AppInit }
})
