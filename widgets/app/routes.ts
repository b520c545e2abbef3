import { administers, entersAdministration, managesBranchCalendar, seesBookability } from '#contract/access'
import { managesApiTokens } from '#contract/api-tokens'
import { ownTopics } from '#contract/appointment-topics'
import { ownTypes } from '#contract/appointment-types'
import { ownAppointments } from '#contract/appointments'
import { managesAssistants } from '#contract/assistants'
import { readsBookingFunnel } from '#contract/booking-funnel'
import { changesBranches } from '#contract/branch-changes'
import { managesBranchEvents } from '#contract/branch-events'
import { editsBranchPages } from '#contract/branch-pages'
import { managesContentMenus } from '#contract/content-menus'
import { managesContentPages } from '#contract/content-pages'
import { answersConversations } from '#contract/conversations'
import { erases } from '#contract/deletion-tool'
import { embedsInside, embedsOutside } from '#contract/embedding'
import { followsLeads } from '#contract/leads'
import { administersBranches } from '#contract/organizations'
import { managesPeople, seesPeople } from '#contract/people'
import { ownCard } from '#contract/photos'
import { sendsPush } from '#contract/push-notifications'
import { managesRedirections } from '#contract/redirections'
import { managesReplyTemplates } from '#contract/reply-templates'
import { makesCodes, readsCardsReport, readsReports } from '#contract/reports'
import { answersRequests } from '#contract/request-inbox'
import { readsReviews } from '#contract/reviews'
import { managesSearchForms } from '#contract/search-forms'
import { ownSlots } from '#contract/slots-calendar'
import { ownSmmCalendar } from '#contract/smm-calendar'
import { readsWaitlist } from '#contract/waitlist'
import { managesWebhooks } from '#contract/webhooks'
import { seesWebsiteHealth } from '#contract/website-health'
import { ownWhatsApp } from '#contract/whatsapp-settings'
import { ownCalendar } from '#contract/working-hours'
import type { Route, Title } from './route.ts'

/** Where the app is served, in history mode (spec §2). */
export const BASE = '/app'

// the spec names these chunks, which are called like their files
const reports = () => import('../reports/reports/reports.tsx')
const accountAdmin = () => import('./account-admin/account-admin.tsx')
const profileLayout = () => import('../card/profile-layout/profile-layout.page.tsx')

/** The site map (spec §2). */
export const routes = [
  {
    path: '/online-appointments/appointments/index',
    title: 'app.appointments',
    lead: 'app.appointments-lead',
    access: ownAppointments,
    icon: 'calendar',
    isWide: true,
    load: () => import('../booking/appointments/appointments.page.tsx')
  },
  {
    path: '/branch-calendar',
    title: 'app.branch-calendar',
    lead: 'app.branch-calendar-lead',
    access: managesBranchCalendar,
    icon: 'columns',
    isWide: true,
    load: () => import('../booking/branch-calendar/branch-calendar.page.tsx')
  },
  {
    path: '/bookability',
    title: 'app.bookability',
    lead: 'app.bookability-lead',
    access: seesBookability,
    load: () => import('../booking/bookability/bookability.page.tsx')
  },
  {
    path: '/online-appointments/settings/index',
    title: 'app.settings',
    lead: 'app.settings-lead',
    access: ownTypes,
    load: () => import('../calendar/advisor-settings/advisor-settings.page.tsx')
  },
  {
    path: '/online-appointments/settings/topics',
    title: 'app.topics',
    lead: 'app.topics-lead',
    access: ownTopics,
    load: () => import('../booking/appointment-topics/topics.page.tsx')
  },
  {
    path: '/online-appointments/calendars/working-hours/settings',
    title: 'app.working-hours',
    lead: 'app.working-hours-lead',
    access: ownCalendar,
    refusal: 'app.working-hours-refused',
    load: () => import('../calendar/working-hours/working-hours.page.tsx')
  },
  {
    path: '/online-appointments/calendars/slots/management',
    title: 'app.slots',
    lead: 'app.slots-lead',
    access: ownSlots,
    isWide: true,
    // the spec names this chunk, which is called like its file
    load: () => import('../calendar/slots-calendar/slots-calendar.tsx')
  },
  {
    path: '/online-appointments/calendars/smm/settings',
    title: 'app.smm-calendar',
    lead: 'app.smm-calendar-lead',
    access: ownSmmCalendar,
    load: () => import('../calendar/smm-calendar/smm-calendar.page.tsx')
  },
  {
    path: '/requests',
    title: 'app.requests',
    lead: 'app.requests-lead',
    access: answersRequests,
    icon: 'inbox',
    isWide: true,
    load: () => import('../booking/request-inbox/request-inbox.tsx')
  },
  {
    path: '/leads',
    title: 'app.leads',
    lead: 'app.leads-lead',
    access: followsLeads,
    icon: 'people',
    isWide: true,
    load: () => import('../card/leads/leads.tsx')
  },
  {
    path: '/messenger',
    title: 'app.messenger',
    lead: 'app.messenger-lead',
    access: answersConversations,
    icon: 'chat',
    isWide: true,
    load: () => import('../booking/conversations/conversations.tsx')
  },
  {
    path: '/reviews',
    title: 'app.reviews',
    lead: 'app.reviews-lead',
    access: readsReviews,
    icon: 'star',
    load: () => import('../booking/reviews/reviews.tsx')
  },
  {
    path: '/waitlist',
    title: 'app.waitlist',
    lead: 'app.waitlist-lead',
    access: readsWaitlist,
    icon: 'clock',
    load: () => import('../booking/waitlist/waitlist.tsx')
  },
  {
    path: '/my-card',
    title: 'app.my-card',
    lead: 'app.my-card-lead',
    access: ownCard,
    icon: 'card',
    load: () => import('../people/photos/photos.page.tsx')
  },
  {
    path: '/whatsapp/settings',
    title: 'app.whatsapp-settings',
    lead: 'app.whatsapp-settings-lead',
    access: ownWhatsApp,
    icon: 'chat',
    load: () => import('../card/whatsapp-settings/whatsapp-settings.page.tsx')
  },
  {
    path: '/wallet-cards/send-push-notifications',
    title: 'app.push-notifications',
    lead: 'app.push-notifications-lead',
    access: sendsPush,
    icon: 'phone',
    isWide: true,
    load: () => import('../wallet/push-notifications/push-form.page.tsx')
  },
  {
    path: '/content-management/pages',
    title: 'app.content-pages',
    lead: 'app.content-pages-lead',
    access: managesContentPages,
    icon: 'page',
    isWide: true,
    load: () => import('../site/content-pages/content-pages.tsx')
  },
  {
    path: '/content-management/pages/edit',
    title: 'app.content-page',
    lead: null,
    access: managesContentPages,
    parent: '/content-management/pages',
    // the spec names this chunk, which is called like its file
    load: () => import('../site/content-pages/cms.tsx')
  },
  {
    path: '/content-management/menu',
    title: 'app.content-menu',
    lead: 'app.content-menu-lead',
    access: managesContentMenus,
    icon: 'list',
    // the spec names this chunk, which is called like its file
    load: () => import('../site/content-menus/content-management.tsx')
  },
  {
    path: '/signature',
    title: 'app.signature',
    lead: 'app.signature-lead',
    access: ownCard,
    icon: 'pen',
    isWide: true,
    load: () => import('../card/signature/signature.page.tsx')
  },
  {
    path: '/embed',
    title: 'app.embedding',
    lead: 'app.embedding-lead',
    access: embedsOutside,
    icon: 'code',
    isWide: true,
    load: () => import('../site/embedding/embedding.page.tsx')
  },
  {
    path: '/organizations-profiles/editor',
    title: 'app.branch-pages',
    lead: 'app.branch-pages-lead',
    access: editsBranchPages,
    icon: 'institution',
    isWide: true,
    // the spec names this chunk, which is called like its file
    load: () => import('../organization/branch-pages/organizations-profiles.tsx')
  },
  {
    path: '/reports/sessions-reports',
    title: 'app.sessions-reports',
    lead: 'app.sessions-reports-lead',
    access: readsReports,
    icon: 'chart',
    isWide: true,
    load: reports
  },
  {
    path: '/reports/search-reports',
    title: 'app.search-reports',
    lead: 'app.search-reports-lead',
    access: readsReports,
    isWide: true,
    load: reports
  },
  {
    path: '/reports/cards-reports',
    title: 'app.cards-reports',
    lead: 'app.cards-reports-lead',
    access: readsCardsReport,
    isWide: true,
    load: reports
  },
  {
    path: '/reports/booking-steps',
    title: 'app.booking-steps',
    lead: 'app.booking-steps-lead',
    access: readsBookingFunnel,
    isWide: true,
    load: () => import('../reports/booking-funnel/booking-funnel.tsx')
  },
  {
    path: '/reports/codes',
    title: 'app.codes',
    lead: 'app.codes-lead',
    access: makesCodes,
    icon: 'link',
    load: () => import('../reports/codes/codes.tsx')
  },
  {
    path: '/deletion-tool',
    title: 'app.deletion-tool',
    lead: 'app.deletion-tool-lead',
    access: erases,
    icon: 'eraser',
    load: () => import('../ops/deletion-tool/deletion-tool.tsx')
  },
  {
    path: '/deletion-tool/settings',
    title: 'app.retention',
    lead: 'app.retention-lead',
    access: erases,
    icon: 'clock',
    load: () => import('../ops/retention/retention.tsx')
  },
  {
    path: '/account-admin',
    title: 'account-admin.page-account-admin',
    lead: 'account-admin.page-account-admin-lead',
    access: entersAdministration,
    icon: 'grid',
    layout: accountAdmin,
    load: accountAdmin
  },
  {
    path: '/account-admin/institution',
    title: 'account-admin.page-institution',
    lead: 'account-admin.page-institution-lead',
    access: administers,
    icon: 'institution',
    layout: accountAdmin,
    load: () => import('../organization/institution/institution.tsx')
  },
  {
    path: '/account-admin/embed',
    title: 'app.embedding',
    lead: 'app.embedding-lead',
    access: embedsInside,
    icon: 'code',
    isWide: true,
    layout: accountAdmin,
    load: () => import('../site/embedding/embedding.tsx')
  },
  {
    path: '/account-admin/embed/health',
    title: 'account-admin.page-website-health',
    lead: 'account-admin.page-website-health-lead',
    access: seesWebsiteHealth,
    icon: 'chart',
    layout: accountAdmin,
    load: () => import('../site/website-health/website-health.tsx')
  },
  {
    path: '/account-admin/meta-tags',
    title: 'account-admin.page-meta-tags',
    lead: 'account-admin.page-meta-tags-lead',
    access: administers,
    icon: 'share',
    layout: accountAdmin,
    load: () => import('../site/meta-tags/meta-tags.tsx')
  },
  {
    path: '/account-admin/cookie-notice',
    title: 'account-admin.page-cookie-notice',
    lead: 'account-admin.page-cookie-notice-lead',
    access: administers,
    icon: 'cookie',
    layout: accountAdmin,
    load: () => import('../site/consents/cookie-notice.page.tsx')
  },
  {
    path: '/account-admin/settings',
    title: 'account-admin.page-settings',
    lead: 'account-admin.page-settings-lead',
    access: administers,
    icon: 'sliders',
    layout: accountAdmin,
    load: () => import('../organization/settings/settings.page.tsx')
  },
  {
    path: '/account-admin/advanced-settings',
    title: 'account-admin.page-advanced-settings',
    lead: 'account-admin.page-advanced-settings-lead',
    access: administers,
    icon: 'list',
    layout: accountAdmin,
    load: () => import('../organization/settings/settings.tsx')
  },
  {
    path: '/account-admin/organizations',
    title: 'account-admin.page-organizations',
    lead: 'account-admin.page-organizations-lead',
    access: administersBranches,
    icon: 'pin',
    isWide: true,
    layout: accountAdmin,
    load: () => import('../organization/organizations/organizations.tsx')
  },
  {
    path: '/account-admin/organizations/edit',
    title: 'account-admin.page-organization',
    lead: null,
    access: administersBranches,
    layout: accountAdmin,
    parent: '/account-admin/organizations',
    load: () => import('../organization/organizations/organization.page.tsx')
  },
  {
    path: '/account-admin/organizations/import',
    title: 'account-admin.page-branch-import',
    lead: null,
    access: changesBranches,
    layout: accountAdmin,
    parent: '/account-admin/organizations',
    load: () => import('../people/branch-import/branch-import.tsx')
  },
  {
    path: '/account-admin/people',
    title: 'account-admin.page-people',
    lead: 'account-admin.page-people-lead',
    access: seesPeople,
    icon: 'people',
    isWide: true,
    layout: accountAdmin,
    load: () => import('../people/people/people.tsx')
  },
  {
    path: '/account-admin/people/edit',
    title: 'account-admin.page-person',
    titleOfNew: 'account-admin.page-person-new',
    lead: null,
    access: seesPeople,
    isWide: true,
    layout: accountAdmin,
    parent: '/account-admin/people',
    load: () => import('../people/people/person.page.tsx')
  },
  {
    path: '/account-admin/people/import',
    title: 'account-admin.page-people-import',
    lead: null,
    access: managesPeople,
    layout: accountAdmin,
    parent: '/account-admin/people',
    load: () => import('../people/people-import/people-import.tsx')
  },
  {
    path: '/account-admin/assistants',
    title: 'account-admin.page-assistants',
    lead: 'account-admin.page-assistants-lead',
    access: managesAssistants,
    icon: 'hand',
    layout: accountAdmin,
    isWide: true,
    load: () => import('../people/assistants/assistants.tsx')
  },
  {
    path: '/account-admin/topics-management',
    title: 'account-admin.page-topics-management',
    lead: 'account-admin.page-topics-management-lead',
    access: administers,
    icon: 'list',
    layout: accountAdmin,
    isWide: true,
    load: () => import('../booking/topics-management/topics-management.tsx')
  },
  {
    path: '/account-admin/working-hours',
    title: 'account-admin.page-default-hours',
    lead: 'account-admin.page-default-hours-lead',
    access: administersBranches,
    icon: 'clock',
    layout: accountAdmin,
    load: () => import('../calendar/default-hours/default-hours.tsx')
  },
  {
    path: '/account-admin/profile-layout-management',
    title: 'account-admin.page-profile-layout',
    lead: 'account-admin.page-profile-layout-lead',
    access: administers,
    icon: 'layout',
    layout: accountAdmin,
    load: profileLayout
  },
  {
    path: '/account-admin/profile-layout-management/contact-options',
    title: 'account-admin.page-profile-layout',
    lead: null,
    access: administers,
    layout: accountAdmin,
    partOf: '/account-admin/profile-layout-management',
    load: profileLayout
  },
  {
    path: '/account-admin/profile-layout-management/text-descriptions',
    title: 'account-admin.page-profile-layout',
    lead: null,
    access: administers,
    layout: accountAdmin,
    partOf: '/account-admin/profile-layout-management',
    load: profileLayout
  },
  {
    path: '/account-admin/advisors-export',
    title: 'account-admin.page-advisors-export',
    lead: 'account-admin.page-advisors-export-lead',
    access: managesPeople,
    icon: 'download',
    layout: accountAdmin,
    load: () => import('../people/advisors-export/advisors-export.tsx')
  },
  {
    path: '/account-admin/signatures',
    title: 'account-admin.page-signatures',
    lead: 'account-admin.page-signatures-lead',
    access: managesPeople,
    icon: 'pen',
    isWide: true,
    layout: accountAdmin,
    load: () => import('../card/signature/signatures.page.tsx')
  },
  {
    path: '/account-admin/audit-log',
    title: 'account-admin.page-audit-log',
    lead: 'account-admin.page-audit-log-lead',
    access: administers,
    icon: 'history',
    isWide: true,
    layout: accountAdmin,
    load: () => import('../ops/audit-log/audit-log.tsx')
  },
  {
    path: '/account-admin/search-forms',
    title: 'account-admin.page-search-forms',
    lead: 'account-admin.page-search-forms-lead',
    access: managesSearchForms,
    icon: 'search',
    layout: accountAdmin,
    load: () => import('../site/search-forms/search-forms.tsx')
  },
  {
    path: '/account-admin/redirections-management',
    title: 'account-admin.page-redirections',
    lead: 'account-admin.page-redirections-lead',
    access: managesRedirections,
    icon: 'signpost',
    layout: accountAdmin,
    load: () => import('../site/redirections/redirections.tsx')
  },
  {
    path: '/account-admin/custom-links-management',
    title: 'account-admin.page-custom-links',
    lead: 'account-admin.page-custom-links-lead',
    access: administers,
    icon: 'link',
    layout: accountAdmin,
    isWide: true,
    load: () => import('../card/custom-links/custom-links.tsx')
  },
  {
    path: '/account-admin/reply-templates',
    title: 'account-admin.page-reply-templates',
    lead: 'account-admin.page-reply-templates-lead',
    access: managesReplyTemplates,
    icon: 'chat',
    layout: accountAdmin,
    isWide: true,
    load: () => import('../booking/reply-templates/reply-templates.tsx')
  },
  {
    path: '/account-admin/api-tokens',
    title: 'account-admin.page-api-tokens',
    lead: 'account-admin.page-api-tokens-lead',
    access: managesApiTokens,
    icon: 'key',
    layout: accountAdmin,
    load: () => import('../ops/api-tokens/api-tokens.tsx')
  },
  {
    path: '/account-admin/webhooks',
    title: 'account-admin.page-webhooks',
    lead: 'account-admin.page-webhooks-lead',
    access: managesWebhooks,
    icon: 'share',
    layout: accountAdmin,
    load: () => import('../ops/webhooks/webhooks.tsx')
  },
  {
    path: '/account-admin/branch-events',
    title: 'account-admin.page-branch-events',
    lead: 'account-admin.page-branch-events-lead',
    access: managesBranchEvents,
    icon: 'calendar',
    isWide: true,
    layout: accountAdmin,
    load: () => import('../booking/branch-events/branch-events.tsx')
  }
] as const satisfies readonly Route[]

export type Path = (typeof routes)[number]['path']

export const FORBIDDEN = '/403'

export interface Problem {
  status: Title
  text: Title
}

/** What the error page says at its own addresses. */
export const problems: Record<string, Problem> = {
  [FORBIDDEN]: { status: 'app.403', text: 'app.403-text' },
  '/404': { status: 'app.404', text: 'app.not-found-text' }
}

/** The error at unknown addresses. */
export const unknownPage: Problem = { status: 'app.not-found-status', text: 'app.not-found-text' }
