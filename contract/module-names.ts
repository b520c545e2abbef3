/** Spec §6, the waitlist, events, and the exchange of contacts. */
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
  'v-cards',
  'waitlist',
  'branch-events',
  'contact-exchange'
] as const
export type ModuleName = (typeof MODULES)[number]

/**
 * The modules that an institution can turn on and off, as it is shown them. One without a feature would be in no group:
 * nothing offers it until it does something.
 */
export const MODULE_GROUPS = {
  appointments: [
    'online-appointments',
    'waitlist',
    'is-already-customer',
    'working-hours-calendar',
    'slots-calendar',
    'smm-calendar'
  ],
  contact: ['contact-api', 'call-me-back', 'messenger', 'whats-app', 'assistant'],
  cards: ['v-cards', 'contact-exchange', 'wallet-cards', 'notifications', 'share-buttons', 'profiles-reviews'],
  public: [
    'searchengine',
    'advisorlist',
    'organizations-profiles',
    'branch-events',
    'cms',
    'content-management',
    'embed',
    'search-form-api',
    'search-api',
    'sitemap',
    'redirections'
  ],
  administration: ['advisors-management', 'organizations-management', 'roles-management', 'reports', 'deletion-tool']
} as const satisfies Record<string, readonly ModuleName[]>
export type ModuleGroup = keyof typeof MODULE_GROUPS
export type SwitchableModule = (typeof MODULE_GROUPS)[ModuleGroup][number]

export const SWITCHABLE_MODULES: readonly SwitchableModule[] = /* @__PURE__ */ Object.values(MODULE_GROUPS).flat()

/** Modules that an institution turns on itself, since they tell customers or ask them something. */
export const MODULES_OFF_AT_FIRST: readonly ModuleName[] = [
  'profiles-reviews',
  'is-already-customer',
  'waitlist',
  'branch-events',
  'contact-exchange'
]
