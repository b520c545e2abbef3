/** The pages of the app, below /app: the server answers 404 for any other address there. */
export const APP_PATHS = [
  '/online-appointments/appointments/index',
  '/branch-calendar',
  '/bookability',
  '/online-appointments/settings/index',
  '/online-appointments/settings/topics',
  '/online-appointments/calendars/working-hours/settings',
  '/online-appointments/calendars/slots/management',
  '/online-appointments/calendars/smm/settings',
  '/requests',
  '/leads',
  '/messenger',
  '/reviews',
  '/waitlist',
  '/my-card',
  '/whatsapp/settings',
  '/wallet-cards/send-push-notifications',
  '/content-management/pages',
  '/content-management/pages/edit',
  '/content-management/menu',
  '/signature',
  '/embed',
  '/organizations-profiles/editor',
  '/reports/sessions-reports',
  '/reports/search-reports',
  '/reports/cards-reports',
  '/reports/booking-steps',
  '/reports/codes',
  '/deletion-tool',
  '/deletion-tool/settings',
  '/account-admin',
  '/account-admin/institution',
  '/account-admin/embed',
  '/account-admin/embed/health',
  '/account-admin/meta-tags',
  '/account-admin/cookie-notice',
  '/account-admin/settings',
  '/account-admin/advanced-settings',
  '/account-admin/organizations',
  '/account-admin/organizations/edit',
  '/account-admin/organizations/import',
  '/account-admin/people',
  '/account-admin/people/edit',
  '/account-admin/people/import',
  '/account-admin/assistants',
  '/account-admin/topics-management',
  '/account-admin/working-hours',
  '/account-admin/profile-layout-management',
  '/account-admin/profile-layout-management/contact-options',
  '/account-admin/profile-layout-management/text-descriptions',
  '/account-admin/advisors-export',
  '/account-admin/signatures',
  '/account-admin/audit-log',
  '/account-admin/search-forms',
  '/account-admin/redirections-management',
  '/account-admin/custom-links-management',
  '/account-admin/reply-templates',
  '/account-admin/api-tokens',
  '/account-admin/webhooks',
  '/account-admin/branch-events'
] as const

/** Has no page of its own, and leads nowhere either (spec §2). */
export const CLOSED_PARENT = '/reports'

const parentsOf = (path: string) => {
  const parts = path.split('/')
  return parts.slice(2).map((_, at) => parts.slice(0, at + 2).join('/'))
}

/** Addresses above pages that are none themselves: the app leads on from them. */
export const APP_PARENTS: readonly string[] = [...new Set(APP_PATHS.flatMap(parentsOf))].filter(
  (parent) => parent !== CLOSED_PARENT && !(APP_PATHS as readonly string[]).includes(parent)
)
