// Written by `npm run generate` from the files in the folders.

import { data as appointmentTopics } from './booking/appointment-topics/appointment-topics.tables.ts'
import { data as appointmentTypes } from './booking/appointment-types/appointment-types.tables.ts'
import { data as appointments } from './booking/appointments/appointments.tables.ts'
import { data as branchEvents } from './booking/branch-events/branch-events.tables.ts'
import { data as contactRequests } from './booking/contact-requests/contact-requests.tables.ts'
import { data as conversations } from './booking/conversations/conversations.tables.ts'
import { data as proofOfWork } from './booking/proof-of-work/proof-of-work.tables.ts'
import { data as replyTemplates } from './booking/reply-templates/reply-templates.tables.ts'
import { data as requestInbox } from './booking/request-inbox/request-inbox.tables.ts'
import { data as reviews } from './booking/reviews/reviews.tables.ts'
import { data as textMessages } from './booking/text-messages/text-messages.tables.ts'
import { data as videoRooms } from './booking/video-rooms/video-rooms.tables.ts'
import { data as waitlist } from './booking/waitlist/waitlist.tables.ts'
import { data as advisorSettings } from './calendar/advisor-settings/advisor-settings.tables.ts'
import { data as calendarFeeds } from './calendar/calendar-feeds/calendar-feeds.tables.ts'
import { data as calendarOverrides } from './calendar/calendar-overrides/calendar-overrides.tables.ts'
import { data as defaultHours } from './calendar/default-hours/default-hours.tables.ts'
import { data as externalCalendar } from './calendar/external-calendar/external-calendar.tables.ts'
import { data as holidays } from './calendar/holidays/holidays.tables.ts'
import { data as slotsCalendar } from './calendar/slots-calendar/slots-calendar.tables.ts'
import { data as workingHours } from './calendar/working-hours/working-hours.tables.ts'
import { data as cardTexts } from './card/card-texts/card-texts.tables.ts'
import { data as customLinks } from './card/custom-links/custom-links.tables.ts'
import { data as leads } from './card/leads/leads.tables.ts'
import { data as profile } from './card/profile/profile.tables.ts'
import { data as profileLayout } from './card/profile-layout/profile-layout.tables.ts'
import { data as auditLog } from './core/events/audit-log.tables.ts'
import { data as bookingSteps } from './core/events/booking-steps.tables.ts'
import { data as hits } from './core/events/hits.tables.ts'
import { data as reportEvents } from './core/events/report-events.tables.ts'
import { data as media } from './core/files/media.tables.ts'
import { data as apiToken } from './core/http/api-token.tables.ts'
import { data as idempotency } from './core/http/idempotency.tables.ts'
import { data as session } from './core/http/session.tables.ts'
import { data as bulkChanges } from './core/jobs/bulk-changes.tables.ts'
import { data as outbox } from './core/jobs/outbox.tables.ts'
import { data as retention } from './core/jobs/retention.tables.ts'
import type { StoredData } from './core/tenancy/stored-data.ts'
import { data as tenants } from './core/tenancy/tenants.tables.ts'
import { data as dataRequests } from './ops/data-requests/data-requests.tables.ts'
import { data as deletionTool } from './ops/deletion-tool/deletion-tool.tables.ts'
import { data as frontendLogs } from './ops/frontend-logs/frontend-logs.tables.ts'
import { data as webhooks } from './ops/webhooks/webhooks.tables.ts'
import { data as branchPages } from './organization/branch-pages/branch-pages.tables.ts'
import { data as organizations } from './organization/organizations/organizations.tables.ts'
import { data as account } from './people/account/account.tables.ts'
import { data as savedFilters } from './people/account/saved-filters.tables.ts'
import { data as advisors } from './people/advisors/advisors.tables.ts'
import { data as assistants } from './people/assistants/assistants.tables.ts'
import { data as branchImport } from './people/branch-import/branch-import.tables.ts'
import { data as deviceNotices } from './people/device-notices/device-notices.tables.ts'
import { data as openid } from './people/openid/openid.tables.ts'
import { data as passkeys } from './people/passkeys/passkeys.tables.ts'
import { data as people } from './people/people/people.tables.ts'
import { data as peopleImport } from './people/people-import/people-import.tables.ts'
import { data as scim } from './people/scim/scim.tables.ts'
import { data as secondFactor } from './people/second-factor/second-factor.tables.ts'
import { data as externalAnalysts } from './reports/external-analysts/external-analysts.tables.ts'
import { data as embeddingDays } from './reports/module-usage/embedding-days.tables.ts'
import { data as reports } from './reports/reports/reports.tables.ts'
import { data as weeklyReport } from './reports/weekly-report/weekly-report.tables.ts'
import { data as consents } from './site/consents/consents.tables.ts'
import { data as contentMenus } from './site/content-menus/content-menus.tables.ts'
import { data as contentPages } from './site/content-pages/content-pages.tables.ts'
import { data as redirections } from './site/redirections/redirections.tables.ts'
import { data as searchLog } from './site/search/search-log.tables.ts'
import { data as searchForms } from './site/search-forms/search-forms.tables.ts'
import { data as websiteHealth } from './site/website-health/website-health.tables.ts'
import { data as notifications } from './wallet/push-notifications/notifications.tables.ts'
import { data as google } from './wallet/wallet/google.tables.ts'
import { data as wallet } from './wallet/wallet/wallet.tables.ts'

/** What each column of each table contains, by the declarations in every `<noun>.tables.ts`. */
export const storedData: StoredData = {
  ...appointmentTopics,
  ...appointmentTypes,
  ...appointments,
  ...branchEvents,
  ...contactRequests,
  ...conversations,
  ...proofOfWork,
  ...replyTemplates,
  ...requestInbox,
  ...reviews,
  ...textMessages,
  ...videoRooms,
  ...waitlist,
  ...advisorSettings,
  ...calendarFeeds,
  ...calendarOverrides,
  ...defaultHours,
  ...externalCalendar,
  ...holidays,
  ...slotsCalendar,
  ...workingHours,
  ...cardTexts,
  ...customLinks,
  ...leads,
  ...profileLayout,
  ...profile,
  ...auditLog,
  ...bookingSteps,
  ...hits,
  ...reportEvents,
  ...media,
  ...apiToken,
  ...idempotency,
  ...session,
  ...bulkChanges,
  ...outbox,
  ...retention,
  ...tenants,
  ...dataRequests,
  ...deletionTool,
  ...frontendLogs,
  ...webhooks,
  ...branchPages,
  ...organizations,
  ...account,
  ...savedFilters,
  ...advisors,
  ...assistants,
  ...branchImport,
  ...deviceNotices,
  ...openid,
  ...passkeys,
  ...peopleImport,
  ...people,
  ...scim,
  ...secondFactor,
  ...externalAnalysts,
  ...embeddingDays,
  ...reports,
  ...weeklyReport,
  ...consents,
  ...contentMenus,
  ...contentPages,
  ...redirections,
  ...searchForms,
  ...searchLog,
  ...websiteHealth,
  ...notifications,
  ...google,
  ...wallet
}
