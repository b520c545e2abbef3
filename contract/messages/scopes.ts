// Written by `npm run generate` from the files in the folders.

import type { MessageTable } from '../locales.ts'
import { accountMessages } from './account.messages.ts'
import { accountAdminMessages } from './account-admin.messages.ts'
import { advisorListMessages, advisorListWidgetMessages } from './advisor-list.messages.ts'
import { advisorSettingsMessages } from './advisor-settings.messages.ts'
import { advisorsExportMessages } from './advisors-export.messages.ts'
import { apiTokensMessages } from './api-tokens.messages.ts'
import { appErrorMessages, appMessages } from './app.messages.ts'
import { appointmentTypesMessages } from './appointment-types.messages.ts'
import { appointmentsMessages } from './appointments.messages.ts'
import { assistantsMessages } from './assistants.messages.ts'
import { auditFieldsMessages } from './audit-fields.messages.ts'
import { auditMessages } from './audit-log.messages.ts'
import { bookabilityMessages } from './bookability.messages.ts'
import {
  bookingFlowMessages,
  bookingMessages,
  bookingOpenMessages,
  bookingRescheduleMessages,
  bookingSlotMessages
} from './booking.messages.ts'
import { bookingFunnelMessages } from './booking-funnel.messages.ts'
import { branchCalendarMessages } from './branch-calendar.messages.ts'
import { branchChangesMessages } from './branch-changes.messages.ts'
import { branchClosingMessages } from './branch-closing.messages.ts'
import { branchEventsMessages, branchEventsWidgetMessages } from './branch-events.messages.ts'
import { branchImportMessages } from './branch-import.messages.ts'
import { branchManagersMessages } from './branch-managers.messages.ts'
import { branchPagesMessages } from './branch-pages.messages.ts'
import { branchesMessages } from './branches.messages.ts'
import { businessCardMessages } from './business-card.messages.ts'
import { calendarCheckMessages } from './calendar-check.messages.ts'
import { cardOptionsMessages } from './card-options.messages.ts'
import { cardTagsMessages } from './card-tags.messages.ts'
import { cardTextsMessages } from './card-texts.messages.ts'
import { codesMessages } from './codes.messages.ts'
import { consentsMessages } from './consents.messages.ts'
import { contactRequestsMessages } from './contact-requests.messages.ts'
import { contentEditorMessages } from './content-editor.messages.ts'
import { contentMenusMessages } from './content-menus.messages.ts'
import { contentPagesMessages } from './content-pages.messages.ts'
import { conversationsMessages, conversationsWidgetMessages } from './conversations.messages.ts'
import { cookieNoticeMessages } from './cookie-notice.messages.ts'
import { customLinksMessages } from './custom-links.messages.ts'
import { dataRequestsMessages } from './data-requests.messages.ts'
import { debugMessages } from './debug.messages.ts'
import { defaultHoursMessages } from './default-hours.messages.ts'
import { deletionToolMessages } from './deletion-tool.messages.ts'
import { deviceNoticesMessages } from './device-notices.messages.ts'
import { embeddingMessages } from './embedding.messages.ts'
import { errorsMessages } from './errors.messages.ts'
import { experienceMessages } from './experience.messages.ts'
import { externalAnalystsMessages } from './external-analysts.messages.ts'
import { fileImportsMessages } from './file-imports.messages.ts'
import { institutionMessages } from './institution.messages.ts'
import { leadsMessages } from './leads.messages.ts'
import { listsConflictMessages, listsMessages } from './lists.messages.ts'
import { mailsMessages } from './mails.messages.ts'
import { metaTagsMessages } from './meta-tags.messages.ts'
import { openidMessages } from './openid.messages.ts'
import { openidCheckMessages } from './openid-check.messages.ts'
import { orderedListMessages } from './ordered-list.messages.ts'
import { organizationsMessages } from './organizations.messages.ts'
import { pagesMessages } from './pages.messages.ts'
import { paletteMessages } from './palette.messages.ts'
import { passkeysMessages } from './passkeys.messages.ts'
import { peopleMessages } from './people.messages.ts'
import { peopleChangesMessages } from './people-changes.messages.ts'
import { peopleImportMessages } from './people-import.messages.ts'
import { personalDataMessages } from './personal-data.messages.ts'
import { photosMessages } from './photos.messages.ts'
import { profileMessages } from './profile.messages.ts'
import { profileLayoutMessages } from './profile-layout.messages.ts'
import { pushFormMessages } from './push-form.messages.ts'
import { pushHistoryMessages } from './push-history.messages.ts'
import { redirectionChangesMessages } from './redirection-changes.messages.ts'
import { redirectionsMessages } from './redirections.messages.ts'
import { replyTemplatesMessages } from './reply-templates.messages.ts'
import { reportsMessages } from './reports.messages.ts'
import { requestInboxMessages } from './request-inbox.messages.ts'
import { retentionMessages } from './retention.messages.ts'
import { reviewsMessages } from './reviews.messages.ts'
import { scimMessages } from './scim.messages.ts'
import { searchMessages, searchWidgetMessages } from './search.messages.ts'
import { searchFormsMessages } from './search-forms.messages.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { settingsMessages } from './settings.messages.ts'
import { shareMessages } from './share.messages.ts'
import { signatureMessages } from './signature.messages.ts'
import { slotsCalendarMessages } from './slots-calendar.messages.ts'
import { smmCalendarMessages } from './smm-calendar.messages.ts'
import { startMessages } from './start.messages.ts'
import { tagLinksMessages } from './tag-links.messages.ts'
import { testModeMessages } from './test-mode.messages.ts'
import { textCheckMessages } from './text-check.messages.ts'
import {
  textMessagesConsentMessages,
  textMessagesListMessages,
  textMessagesMessages
} from './text-messages.messages.ts'
import { timeGridMessages } from './time-grid.messages.ts'
import { topicsMessages } from './topics.messages.ts'
import { topicsManagementMessages } from './topics-management.messages.ts'
import {
  uiAbsenceMessages,
  uiColourMessages,
  uiCommonMessages,
  uiCopyMessages,
  uiDurationMessages,
  uiFieldMessages,
  uiFormMessages,
  uiLimitMessages,
  uiMessages,
  uiOnceMessages,
  uiOverlayMessages,
  uiSelectMessages,
  uiToggleMessages,
  uiUnsavedMessages
} from './ui.messages.ts'
import { vCardMessages } from './vcard.messages.ts'
import { videoCheckMessages } from './video-check.messages.ts'
import {
  visitorFormMessages,
  visitorMessages,
  visitorOfflineMessages,
  visitorRequestMessages
} from './visitor.messages.ts'
import { waitlistFormMessages, waitlistMessages } from './waitlist.messages.ts'
import { walletMessages } from './wallet.messages.ts'
import { walletCardMessages } from './wallet-card.messages.ts'
import { webhooksMessages } from './webhooks.messages.ts'
import { websiteHealthMessages } from './website-health.messages.ts'
import { whatsappMessages } from './whatsapp.messages.ts'
import { whatsappSettingsMessages } from './whatsapp-settings.messages.ts'
import { workingHoursMessages } from './working-hours.messages.ts'

/** Every noun's texts, by the scope that a widget asks for. */
export const scopes: Record<string, MessageTable> = {
  'account-admin': accountAdminMessages,
  account: accountMessages,
  'advisor-list': advisorListMessages,
  'advisor-settings': advisorSettingsMessages,
  'advisors-export': advisorsExportMessages,
  'api-tokens': apiTokensMessages,
  app: appMessages,
  'appointment-types': appointmentTypesMessages,
  appointments: appointmentsMessages,
  assistants: assistantsMessages,
  'audit-fields': auditFieldsMessages,
  audit: auditMessages,
  bookability: bookabilityMessages,
  'booking-funnel': bookingFunnelMessages,
  booking: bookingMessages,
  'branch-calendar': branchCalendarMessages,
  'branch-changes': branchChangesMessages,
  'branch-closing': branchClosingMessages,
  'branch-events': branchEventsMessages,
  'branch-import': branchImportMessages,
  'branch-managers': branchManagersMessages,
  'branch-pages': branchPagesMessages,
  branches: branchesMessages,
  'business-card': businessCardMessages,
  'calendar-check': calendarCheckMessages,
  'card-options': cardOptionsMessages,
  'card-tags': cardTagsMessages,
  'card-texts': cardTextsMessages,
  codes: codesMessages,
  consents: consentsMessages,
  'contact-requests': contactRequestsMessages,
  'content-editor': contentEditorMessages,
  'content-menus': contentMenusMessages,
  'content-pages': contentPagesMessages,
  conversations: conversationsMessages,
  'cookie-notice': cookieNoticeMessages,
  'custom-links': customLinksMessages,
  'data-requests': dataRequestsMessages,
  debug: debugMessages,
  'default-hours': defaultHoursMessages,
  'deletion-tool': deletionToolMessages,
  'device-notices': deviceNoticesMessages,
  embedding: embeddingMessages,
  errors: errorsMessages,
  experience: experienceMessages,
  'external-analysts': externalAnalystsMessages,
  'file-imports': fileImportsMessages,
  institution: institutionMessages,
  leads: leadsMessages,
  lists: listsMessages,
  mails: mailsMessages,
  'meta-tags': metaTagsMessages,
  'openid-check': openidCheckMessages,
  openid: openidMessages,
  'ordered-list': orderedListMessages,
  organizations: organizationsMessages,
  pages: pagesMessages,
  palette: paletteMessages,
  passkeys: passkeysMessages,
  'people-changes': peopleChangesMessages,
  'people-import': peopleImportMessages,
  people: peopleMessages,
  'personal-data': personalDataMessages,
  photos: photosMessages,
  'profile-layout': profileLayoutMessages,
  profile: profileMessages,
  'push-form': pushFormMessages,
  'push-history': pushHistoryMessages,
  'redirection-changes': redirectionChangesMessages,
  redirections: redirectionsMessages,
  'reply-templates': replyTemplatesMessages,
  reports: reportsMessages,
  'request-inbox': requestInboxMessages,
  retention: retentionMessages,
  reviews: reviewsMessages,
  scim: scimMessages,
  'search-forms': searchFormsMessages,
  search: searchMessages,
  'second-factor': secondFactorMessages,
  settings: settingsMessages,
  share: shareMessages,
  signature: signatureMessages,
  'slots-calendar': slotsCalendarMessages,
  'smm-calendar': smmCalendarMessages,
  start: startMessages,
  'tag-links': tagLinksMessages,
  'test-mode': testModeMessages,
  'text-check': textCheckMessages,
  'text-messages': textMessagesMessages,
  'time-grid': timeGridMessages,
  'topics-management': topicsManagementMessages,
  topics: topicsMessages,
  ui: uiMessages,
  'v-card': vCardMessages,
  'video-check': videoCheckMessages,
  visitor: visitorMessages,
  waitlist: waitlistMessages,
  'wallet-card': walletCardMessages,
  wallet: walletMessages,
  webhooks: webhooksMessages,
  'website-health': websiteHealthMessages,
  'whatsapp-settings': whatsappSettingsMessages,
  whatsapp: whatsappMessages,
  'working-hours': workingHoursMessages
}

/** Some of a noun's texts, for widgets that do not need the others. */
export const subscopes: Record<string, MessageTable> = {
  'advisor-list-widget': advisorListWidgetMessages,
  'app-error': appErrorMessages,
  'booking-slot': bookingSlotMessages,
  'booking-open': bookingOpenMessages,
  'booking-flow': bookingFlowMessages,
  'booking-reschedule': bookingRescheduleMessages,
  'branch-events-widget': branchEventsWidgetMessages,
  'conversations-widget': conversationsWidgetMessages,
  'lists-conflict': listsConflictMessages,
  'search-widget': searchWidgetMessages,
  'text-messages-list': textMessagesListMessages,
  'text-messages-consent': textMessagesConsentMessages,
  'ui-form': uiFormMessages,
  'ui-copy': uiCopyMessages,
  'ui-once': uiOnceMessages,
  'ui-field': uiFieldMessages,
  'ui-limit': uiLimitMessages,
  'ui-common': uiCommonMessages,
  'ui-select': uiSelectMessages,
  'ui-toggle': uiToggleMessages,
  'ui-colour': uiColourMessages,
  'ui-overlay': uiOverlayMessages,
  'ui-unsaved': uiUnsavedMessages,
  'ui-absence': uiAbsenceMessages,
  'ui-duration': uiDurationMessages,
  'visitor-form': visitorFormMessages,
  'visitor-offline': visitorOfflineMessages,
  'visitor-request': visitorRequestMessages,
  'waitlist-form': waitlistFormMessages
}
