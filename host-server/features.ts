// Written by `npm run generate` from the files in the folders.

import { feature as appointmentTopics } from './booking/appointment-topics/appointment-topics.feature.ts'
import { feature as appointmentTypes } from './booking/appointment-types/appointment-types.feature.ts'
import { feature as appointments } from './booking/appointments/appointments.feature.ts'
import { feature as bookability } from './booking/bookability/bookability.feature.ts'
import { feature as booking } from './booking/booking/booking.feature.ts'
import { feature as branchCalendar } from './booking/branch-calendar/branch-calendar.feature.ts'
import { feature as branchEvents } from './booking/branch-events/branch-events.feature.ts'
import { feature as contactRequests } from './booking/contact-requests/contact-requests.feature.ts'
import { feature as conversations } from './booking/conversations/conversations.feature.ts'
import { feature as messenger } from './booking/messenger/messenger.feature.ts'
import { feature as preparation } from './booking/preparation/preparation.feature.ts'
import { feature as proofOfWork } from './booking/proof-of-work/proof-of-work.feature.ts'
import { feature as replyTemplates } from './booking/reply-templates/reply-templates.feature.ts'
import { feature as requestInbox } from './booking/request-inbox/request-inbox.feature.ts'
import { feature as reviews } from './booking/reviews/reviews.feature.ts'
import { feature as textMessages } from './booking/text-messages/text-messages.feature.ts'
import { feature as topicsManagement } from './booking/topics-management/topics-management.feature.ts'
import { feature as videoRooms } from './booking/video-rooms/video-rooms.feature.ts'
import { feature as waitlist } from './booking/waitlist/waitlist.feature.ts'
import { feature as advisorSettings } from './calendar/advisor-settings/advisor-settings.feature.ts'
import { feature as availability } from './calendar/availability/availability.feature.ts'
import { feature as calendarFeeds } from './calendar/calendar-feeds/calendar-feeds.feature.ts'
import { feature as calendarOverrides } from './calendar/calendar-overrides/calendar-overrides.feature.ts'
import { feature as defaultHours } from './calendar/default-hours/default-hours.feature.ts'
import { feature as externalCalendar } from './calendar/external-calendar/external-calendar.feature.ts'
import { feature as holidays } from './calendar/holidays/holidays.feature.ts'
import { feature as slotsCalendar } from './calendar/slots-calendar/slots-calendar.feature.ts'
import { feature as smmCalendar } from './calendar/smm-calendar/smm-calendar.feature.ts'
import { feature as workingHours } from './calendar/working-hours/working-hours.feature.ts'
import { feature as businessCard } from './card/business-card/business-card.feature.ts'
import { feature as cardOptions } from './card/card-options/card-options.feature.ts'
import { feature as cardTags } from './card/card-tags/card-tags.feature.ts'
import { feature as cardTexts } from './card/card-texts/card-texts.feature.ts'
import { feature as customLinks } from './card/custom-links/custom-links.feature.ts'
import { feature as experience } from './card/experience/experience.feature.ts'
import { feature as leads } from './card/leads/leads.feature.ts'
import { feature as profile } from './card/profile/profile.feature.ts'
import { feature as profileLayout } from './card/profile-layout/profile-layout.feature.ts'
import { feature as share } from './card/share/share.feature.ts'
import { feature as signature } from './card/signature/signature.feature.ts'
import { feature as vcard } from './card/vcard/vcard.feature.ts'
import { feature as whatsapp } from './card/whatsapp/whatsapp.feature.ts'
import { feature as whatsappSettings } from './card/whatsapp-settings/whatsapp-settings.feature.ts'
import { feature as core } from './core/features/core.feature.ts'
import type { Feature } from './core/features/feature.ts'
import { feature as apiTokens } from './ops/api-tokens/api-tokens.feature.ts'
import { feature as auditLog } from './ops/audit-log/audit-log.feature.ts'
import { feature as dataRequests } from './ops/data-requests/data-requests.feature.ts'
import { feature as deletionTool } from './ops/deletion-tool/deletion-tool.feature.ts'
import { feature as frontendLogs } from './ops/frontend-logs/frontend-logs.feature.ts'
import { feature as retention } from './ops/retention/retention.feature.ts'
import { feature as webhooks } from './ops/webhooks/webhooks.feature.ts'
import { feature as branchClosing } from './organization/branch-closing/branch-closing.feature.ts'
import { feature as branchPages } from './organization/branch-pages/branch-pages.feature.ts'
import { feature as branchPhoto } from './organization/branch-photo/branch-photo.feature.ts'
import { feature as branches } from './organization/branches/branches.feature.ts'
import { feature as help } from './organization/help/help.feature.ts'
import { feature as institution } from './organization/institution/institution.feature.ts'
import { feature as map } from './organization/map/map.feature.ts'
import { feature as organizations } from './organization/organizations/organizations.feature.ts'
import { feature as settings } from './organization/settings/settings.feature.ts'
import { feature as account } from './people/account/account.feature.ts'
import { feature as advisors } from './people/advisors/advisors.feature.ts'
import { feature as advisorsExport } from './people/advisors-export/advisors-export.feature.ts'
import { feature as assistants } from './people/assistants/assistants.feature.ts'
import { feature as branchChanges } from './people/branch-changes/branch-changes.feature.ts'
import { feature as branchImport } from './people/branch-import/branch-import.feature.ts'
import { feature as branchManagers } from './people/branch-managers/branch-managers.feature.ts'
import { feature as deviceNotices } from './people/device-notices/device-notices.feature.ts'
import { feature as openid } from './people/openid/openid.feature.ts'
import { feature as passkeys } from './people/passkeys/passkeys.feature.ts'
import { feature as people } from './people/people/people.feature.ts'
import { feature as peopleChanges } from './people/people-changes/people-changes.feature.ts'
import { feature as peopleImport } from './people/people-import/people-import.feature.ts'
import { feature as photos } from './people/photos/photos.feature.ts'
import { feature as proof } from './people/proof/proof.feature.ts'
import { feature as scim } from './people/scim/scim.feature.ts'
import { feature as secondFactor } from './people/second-factor/second-factor.feature.ts'
import { feature as bookingFunnel } from './reports/booking-funnel/booking-funnel.feature.ts'
import { feature as externalAnalysts } from './reports/external-analysts/external-analysts.feature.ts'
import { feature as hits } from './reports/hits/hits.feature.ts'
import { feature as moduleUsage } from './reports/module-usage/module-usage.feature.ts'
import { feature as reports } from './reports/reports/reports.feature.ts'
import { feature as start } from './reports/start/start.feature.ts'
import { feature as weeklyReport } from './reports/weekly-report/weekly-report.feature.ts'
import { feature as advisorList } from './site/advisor-list/advisor-list.feature.ts'
import { feature as appInit } from './site/app-init/app-init.feature.ts'
import { feature as consents } from './site/consents/consents.feature.ts'
import { feature as contentMenus } from './site/content-menus/content-menus.feature.ts'
import { feature as contentPages } from './site/content-pages/content-pages.feature.ts'
import { feature as embedding } from './site/embedding/embedding.feature.ts'
import { feature as frames } from './site/frames/frames.feature.ts'
import { feature as preload } from './site/preload/preload.feature.ts'
import { feature as redirectionChanges } from './site/redirection-changes/redirection-changes.feature.ts'
import { feature as redirections } from './site/redirections/redirections.feature.ts'
import { feature as search } from './site/search/search.feature.ts'
import { feature as searchForms } from './site/search-forms/search-forms.feature.ts'
import { feature as sitemap } from './site/sitemap/sitemap.feature.ts'
import { feature as translations } from './site/translations/translations.feature.ts'
import { feature as websiteHealth } from './site/website-health/website-health.feature.ts'
import { feature as pushNotifications } from './wallet/push-notifications/push-notifications.feature.ts'
import { feature as wallet } from './wallet/wallet/wallet.feature.ts'

/** Every `<noun>.feature.ts`; the order does not matter. */
export const features: readonly Feature[] = [
  appointmentTopics,
  appointmentTypes,
  appointments,
  bookability,
  booking,
  branchCalendar,
  branchEvents,
  contactRequests,
  conversations,
  messenger,
  preparation,
  proofOfWork,
  replyTemplates,
  requestInbox,
  reviews,
  textMessages,
  topicsManagement,
  videoRooms,
  waitlist,
  advisorSettings,
  availability,
  calendarFeeds,
  calendarOverrides,
  defaultHours,
  externalCalendar,
  holidays,
  slotsCalendar,
  smmCalendar,
  workingHours,
  businessCard,
  cardOptions,
  cardTags,
  cardTexts,
  customLinks,
  experience,
  leads,
  profileLayout,
  profile,
  share,
  signature,
  vcard,
  whatsappSettings,
  whatsapp,
  core,
  apiTokens,
  auditLog,
  dataRequests,
  deletionTool,
  frontendLogs,
  retention,
  webhooks,
  branchClosing,
  branchPages,
  branchPhoto,
  branches,
  help,
  institution,
  map,
  organizations,
  settings,
  account,
  advisorsExport,
  advisors,
  assistants,
  branchChanges,
  branchImport,
  branchManagers,
  deviceNotices,
  openid,
  passkeys,
  peopleChanges,
  peopleImport,
  people,
  photos,
  proof,
  scim,
  secondFactor,
  bookingFunnel,
  externalAnalysts,
  hits,
  moduleUsage,
  reports,
  start,
  weeklyReport,
  advisorList,
  appInit,
  consents,
  contentMenus,
  contentPages,
  embedding,
  frames,
  preload,
  redirectionChanges,
  redirections,
  searchForms,
  search,
  sitemap,
  translations,
  websiteHealth,
  pushNotifications,
  wallet
]
