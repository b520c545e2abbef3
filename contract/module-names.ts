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
/** Modules of the spec whose features do not exist yet: nothing offers them until they do something. */
const WITHOUT_FEATURE = [
  'advisorlist',
  'cms',
  'profiles-reviews',
  'content-management',
  'deletion-tool',
  'is-already-customer',
  'sitemap'
] as const
type WithoutFeature = (typeof WITHOUT_FEATURE)[number]

const hasFeature = (name: (typeof MODULES)[number]): name is Exclude<typeof name, WithoutFeature> =>
  !(WITHOUT_FEATURE as readonly string[]).includes(name)
/** The modules that an institution can turn on and off. */
export const SWITCHABLE_MODULES = /* @__PURE__ */ MODULES.filter(hasFeature)
export type SwitchableModule = (typeof SWITCHABLE_MODULES)[number]

export type ModuleName = (typeof MODULES)[number]
