import type { Knex } from 'knex'
import * as tenants from './20261121_000100_tenants.ts'
import * as people from './20261121_000200_people.ts'
import * as booking from './20261121_000300_booking.ts'
import * as jobs from './20261121_000400_jobs.ts'
import * as rowLevelSecurity from './20261121_000500_row_level_security.ts'
import * as calendars from './20261121_000600_calendars.ts'
import * as cards from './20261121_000700_cards.ts'
import * as contactRequests from './20261121_000800_contact_requests.ts'
import * as consents from './20261121_000900_consents.ts'
import * as wallet from './20261121_001000_wallet.ts'
import * as maps from './20261121_001100_maps.ts'
import * as branchProfiles from './20261121_001200_branch_profiles.ts'
import * as requestRecipients from './20261121_001300_request_recipients.ts'
import * as hits from './20261121_001400_hits.ts'
import * as desk from './20261122_001400_desk.ts'
import * as externalCalendars from './20261122_001500_external_calendars.ts'
import * as advisorSettings from './20261122_001600_advisor_settings.ts'
import * as calendarSpans from './20261122_001700_calendar_spans.ts'
import * as workingHours from './20261122_001700_working_hours.ts'
import * as unwrittenEntries from './20261122_001800_unwritten_entries.ts'
import * as searchWords from './20261122_001900_search_words.ts'
import * as walletRegistrations from './20261122_002000_wallet_registrations.ts'
import * as walletNotifications from './20261122_002100_wallet_notifications.ts'
import * as googleWallet from './20261122_002200_google_wallet.ts'
import * as livingCards from './20261122_002300_living_cards.ts'
import * as pushSchedule from './20261122_002400_push_schedule.ts'
import * as auditLog from './20261122_002500_audit_log.ts'
import * as topicsManagement from './20261122_002600_topics_management.ts'
import * as redirections from './20261122_002700_redirections.ts'
import * as customLinks from './20261122_002800_custom_links.ts'
import * as organizations from './20261122_002900_organizations.ts'
import * as organizationAliases from './20261122_003000_organization_aliases.ts'
import * as profileLayout from './20261122_003100_profile_layout.ts'
import * as peopleAdministration from './20261122_003200_people_administration.ts'
import * as openid from './20261122_003300_openid.ts'
import * as peopleImports from './20261122_003310_people_imports.ts'
import * as addresses from './20261122_003320_addresses.ts'
import * as search from './20261122_003400_search.ts'
import * as reports from './20261122_003500_reports.ts'
import * as weeklyReport from './20261122_003510_weekly_report.ts'
import * as reportTotals from './20261122_003520_report_totals.ts'
import * as defaultHours from './20261122_003600_default_hours.ts'
import * as topicQuestions from './20261122_003700_topic_questions.ts'
import * as importPeople from './20261122_004020_import_people.ts'
import * as keptWords from './20261122_004021_kept_words.ts'
import * as searchLogDays from './20261122_004030_search_log_days.ts'
import * as reportDaysByAdvisor from './20261122_004040_report_days_by_advisor.ts'
import * as importSignIns from './20261123_001000_import_sign_ins.ts'
import * as frontendLogsAge from './20261123_002000_frontend_logs_age.ts'
import * as removedRecipients from './20261123_002010_removed_recipients.ts'
import * as auditSearchWords from './20261123_002020_audit_search_words.ts'
import * as auditWordsOfBefore from './20261123_002021_audit_words_of_before.ts'

/** Every migration in order; `npm run create` adds its line here. */
const all: Record<string, Knex.Migration> = {
  '20261121_000100_tenants': tenants,
  '20261121_000200_people': people,
  '20261121_000300_booking': booking,
  '20261121_000400_jobs': jobs,
  '20261121_000500_row_level_security': rowLevelSecurity,
  '20261121_000600_calendars': calendars,
  '20261121_000700_cards': cards,
  '20261121_000800_contact_requests': contactRequests,
  '20261121_000900_consents': consents,
  '20261121_001000_wallet': wallet,
  '20261121_001100_maps': maps,
  '20261121_001200_branch_profiles': branchProfiles,
  '20261121_001300_request_recipients': requestRecipients,
  '20261121_001400_hits': hits,
  '20261122_001400_desk': desk,
  '20261122_001500_external_calendars': externalCalendars,
  '20261122_001600_advisor_settings': advisorSettings,
  '20261122_001700_calendar_spans': calendarSpans,
  '20261122_001700_working_hours': workingHours,
  '20261122_001800_unwritten_entries': unwrittenEntries,
  '20261122_001900_search_words': searchWords,
  '20261122_002000_wallet_registrations': walletRegistrations,
  '20261122_002100_wallet_notifications': walletNotifications,
  '20261122_002200_google_wallet': googleWallet,
  '20261122_002300_living_cards': livingCards,
  '20261122_002400_push_schedule': pushSchedule,
  '20261122_002500_audit_log': auditLog,
  '20261122_002600_topics_management': topicsManagement,
  '20261122_002700_redirections': redirections,
  '20261122_002800_custom_links': customLinks,
  '20261122_002900_organizations': organizations,
  '20261122_003000_organization_aliases': organizationAliases,
  '20261122_003100_profile_layout': profileLayout,
  '20261122_003200_people_administration': peopleAdministration,
  '20261122_003300_openid': openid,
  '20261122_003310_people_imports': peopleImports,
  '20261122_003320_addresses': addresses,
  '20261122_003400_search': search,
  '20261122_003500_reports': reports,
  '20261122_003510_weekly_report': weeklyReport,
  '20261122_003520_report_totals': reportTotals,
  '20261122_003600_default_hours': defaultHours,
  '20261122_003700_topic_questions': topicQuestions,
  '20261122_004020_import_people': importPeople,
  '20261122_004021_kept_words': keptWords,
  '20261122_004030_search_log_days': searchLogDays,
  '20261122_004040_report_days_by_advisor': reportDaysByAdvisor,
  '20261123_001000_import_sign_ins': importSignIns,
  '20261123_002000_frontend_logs_age': frontendLogsAge,
  '20261123_002010_removed_recipients': removedRecipients,
  '20261123_002020_audit_search_words': auditSearchWords,
  '20261123_002021_audit_words_of_before': auditWordsOfBefore
}

/** Listed rather than read from a folder, so that the built server carries them inside. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(all),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = all[name]
    if (!migration) throw new Error(`Unknown migration ${name}`)
    return migration
  }
}
