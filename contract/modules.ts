import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Spec §6. */
export const MODULES = [
  'advisorlist',
  'searchengine',
  'messenger',
  'online-appointments',
  'cms',
  'roles-management',
  'advisors-management',
  'reports',
  'profiles-reviews',
  'organizations-management',
  'notifications',
  'call-me-back',
  'content-management',
  'share-buttons',
  'embed',
  'deletion-tool',
  'search-form-api',
  'search-api',
  'assistant',
  'is-already-customer',
  'organizations-profiles',
  'sitemap',
  'contact-api',
  'whats-app',
  'working-hours-calendar',
  'slots-calendar',
  'smm-calendar',
  'redirections',
  'wallet-cards',
  'v-cards'
] as const
export type ModuleName = (typeof MODULES)[number]

export const Modules = v.array(v.object({ module_name: v.picklist(MODULES), effective_state: v.boolean() }))
export type Modules = v.InferOutput<typeof Modules>

export const getModules = /* @__PURE__ */ endpoint('GET', '/api/v1/modules', {
  summary: 'Which modules the tenant has switched on.',
  access: { public: true },
  answers: { 200: Modules }
})
