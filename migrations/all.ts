// Written by `npm run generate` from the files in the folders.

import type { Knex } from 'knex'
import * as m20261121_000100_tenants from './20261121_000100_tenants.ts'
import * as m20261121_000200_people from './20261121_000200_people.ts'
import * as m20261121_000300_booking from './20261121_000300_booking.ts'
import * as m20261121_000400_jobs from './20261121_000400_jobs.ts'
import * as m20261121_000500_row_level_security from './20261121_000500_row_level_security.ts'
import * as m20261121_000600_calendars from './20261121_000600_calendars.ts'
import * as m20261121_000700_cards from './20261121_000700_cards.ts'
import * as m20261121_000800_contact_requests from './20261121_000800_contact_requests.ts'
import * as m20261121_000900_consents from './20261121_000900_consents.ts'
import * as m20261121_001000_wallet from './20261121_001000_wallet.ts'
import * as m20261121_001100_maps from './20261121_001100_maps.ts'
import * as m20261121_001200_branch_profiles from './20261121_001200_branch_profiles.ts'
import * as m20261121_001300_request_recipients from './20261121_001300_request_recipients.ts'
import * as m20261121_001400_hits from './20261121_001400_hits.ts'
import * as m20261122_001400_desk from './20261122_001400_desk.ts'
import * as m20261122_001500_external_calendars from './20261122_001500_external_calendars.ts'
import * as m20261122_001600_advisor_settings from './20261122_001600_advisor_settings.ts'
import * as m20261122_001700_calendar_spans from './20261122_001700_calendar_spans.ts'
import * as m20261122_001700_working_hours from './20261122_001700_working_hours.ts'
import * as m20261122_001800_unwritten_entries from './20261122_001800_unwritten_entries.ts'
import * as m20261122_001900_search_words from './20261122_001900_search_words.ts'
import * as m20261122_002000_wallet_registrations from './20261122_002000_wallet_registrations.ts'
import * as m20261122_002100_wallet_notifications from './20261122_002100_wallet_notifications.ts'
import * as m20261122_002200_google_wallet from './20261122_002200_google_wallet.ts'
import * as m20261122_002300_living_cards from './20261122_002300_living_cards.ts'
import * as m20261122_002400_push_schedule from './20261122_002400_push_schedule.ts'
import * as m20261122_002500_audit_log from './20261122_002500_audit_log.ts'
import * as m20261122_002600_topics_management from './20261122_002600_topics_management.ts'
import * as m20261122_002700_redirections from './20261122_002700_redirections.ts'
import * as m20261122_002800_custom_links from './20261122_002800_custom_links.ts'
import * as m20261122_002900_organizations from './20261122_002900_organizations.ts'
import * as m20261122_003000_organization_aliases from './20261122_003000_organization_aliases.ts'
import * as m20261122_003100_profile_layout from './20261122_003100_profile_layout.ts'
import * as m20261122_003200_people_administration from './20261122_003200_people_administration.ts'
import * as m20261122_003300_openid from './20261122_003300_openid.ts'
import * as m20261122_003310_people_imports from './20261122_003310_people_imports.ts'
import * as m20261122_003320_addresses from './20261122_003320_addresses.ts'
import * as m20261122_003400_search from './20261122_003400_search.ts'
import * as m20261122_003500_reports from './20261122_003500_reports.ts'
import * as m20261122_003510_weekly_report from './20261122_003510_weekly_report.ts'
import * as m20261122_003520_report_totals from './20261122_003520_report_totals.ts'
import * as m20261122_003600_default_hours from './20261122_003600_default_hours.ts'
import * as m20261122_003700_topic_questions from './20261122_003700_topic_questions.ts'
import * as m20261122_004020_import_people from './20261122_004020_import_people.ts'
import * as m20261122_004021_kept_words from './20261122_004021_kept_words.ts'
import * as m20261122_004030_search_log_days from './20261122_004030_search_log_days.ts'
import * as m20261122_004040_report_days_by_advisor from './20261122_004040_report_days_by_advisor.ts'
import * as m20261123_001000_import_sign_ins from './20261123_001000_import_sign_ins.ts'
import * as m20261123_002000_frontend_logs_age from './20261123_002000_frontend_logs_age.ts'
import * as m20261123_002010_removed_recipients from './20261123_002010_removed_recipients.ts'
import * as m20261123_002020_audit_search_words from './20261123_002020_audit_search_words.ts'
import * as m20261123_002021_audit_words_of_before from './20261123_002021_audit_words_of_before.ts'
import * as m20261124_001000_header_widget_underlined from './20261124_001000_header_widget_underlined.ts'
import * as m20261124_002000_push_approval from './20261124_002000_push_approval.ts'
import * as m20261124_223500_advisors_by_photo from './20261124_223500_advisors_by_photo.ts'
import * as m20261124_231000_card_tags from './20261124_231000_card_tags.ts'
import * as m20261125_020500_visitor_language from './20261125_020500_visitor_language.ts'
import * as m20261125_022000_users_by_card from './20261125_022000_users_by_card.ts'
import * as m20261125_022010_appointments_by_end from './20261125_022010_appointments_by_end.ts'
import * as m20261125_130000_advisors_by_branch from './20261125_130000_advisors_by_branch.ts'
import * as m20261126_090000_report_month_totals from './20261126_090000_report_month_totals.ts'
import * as m20261126_113000_last_sign_in from './20261126_113000_last_sign_in.ts'
import * as m20261126_114500_people_changes from './20261126_114500_people_changes.ts'
import * as m20261126_150000_preferences from './20261126_150000_preferences.ts'
import * as m20261126_150000_request_inbox from './20261126_150000_request_inbox.ts'
import * as m20261126_191402_reply_templates from './20261126_191402_reply_templates.ts'
import * as m20261126_192000_request_threads from './20261126_192000_request_threads.ts'
import * as m20261126_193000_preparation from './20261126_193000_preparation.ts'
import * as m20261126_193000_saved_filters from './20261126_193000_saved_filters.ts'
import * as m20261126_193100_bulk_changes from './20261126_193100_bulk_changes.ts'
import * as m20261126_233500_branch_closing from './20261126_233500_branch_closing.ts'
import * as m20261127_023500_branch_imports from './20261127_023500_branch_imports.ts'
import * as m20261127_023500_branch_photo from './20261127_023500_branch_photo.ts'
import * as m20261127_030000_appointment_history from './20261127_030000_appointment_history.ts'
import * as m20261127_031000_appointment_source from './20261127_031000_appointment_source.ts'
import * as m20261127_061000_embedding_days from './20261127_061000_embedding_days.ts'
import * as m20261127_061500_meeting_links from './20261127_061500_meeting_links.ts'
import * as m20261127_062500_recorded_answers from './20261127_062500_recorded_answers.ts'
import * as m20261127_070500_internal_notes from './20261127_070500_internal_notes.ts'
import * as m20261127_094500_call_attempts from './20261127_094500_call_attempts.ts'
import * as m20261127_094500_push_branches from './20261127_094500_push_branches.ts'
import * as m20261127_111500_history_messages from './20261127_111500_history_messages.ts'
import * as m20261127_124900_topic_documents from './20261127_124900_topic_documents.ts'
import * as m20261127_130000_absence_authors from './20261127_130000_absence_authors.ts'
import * as m20261127_140000_announced_links from './20261127_140000_announced_links.ts'
import * as m20261128_010000_campaigns from './20261128_010000_campaigns.ts'
import * as m20261128_012000_reviews from './20261128_012000_reviews.ts'
import * as m20261128_013000_content_pages from './20261128_013000_content_pages.ts'
import * as m20261128_013300_is_customer from './20261128_013300_is_customer.ts'
import * as m20261128_050000_request_source from './20261128_050000_request_source.ts'
import * as m20261128_050100_content_menus from './20261128_050100_content_menus.ts'
import * as m20261128_051500_request_is_customer from './20261128_051500_request_is_customer.ts'
import * as m20261128_052000_content_start_page from './20261128_052000_content_start_page.ts'
import * as m20261128_054500_branch_pages from './20261128_054500_branch_pages.ts'
import * as m20261128_054600_experience from './20261128_054600_experience.ts'
import * as m20261128_120000_waitlist from './20261128_120000_waitlist.ts'
import * as m20261128_130000_video_rooms from './20261128_130000_video_rooms.ts'
import * as m20261128_130100_cached_branch_pages from './20261128_130100_cached_branch_pages.ts'
import * as m20261128_140000_conversations from './20261128_140000_conversations.ts'
import * as m20261128_150000_experience_place from './20261128_150000_experience_place.ts'
import * as m20261128_150000_waitlist_moved_from from './20261128_150000_waitlist_moved_from.ts'
import * as m20261128_151000_conversation_offers from './20261128_151000_conversation_offers.ts'
import * as m20261128_160000_calendar_services from './20261128_160000_calendar_services.ts'
import * as m20261128_160100_external_entries from './20261128_160100_external_entries.ts'
import * as m20261128_161000_conversation_notes from './20261128_161000_conversation_notes.ts'
import * as m20261128_170000_conversation_files from './20261128_170000_conversation_files.ts'
import * as m20261128_171000_conversation_typing from './20261128_171000_conversation_typing.ts'
import * as m20261128_172000_conversation_absences from './20261128_172000_conversation_absences.ts'
import * as m20261128_173000_erasures from './20261128_173000_erasures.ts'
import * as m20261128_173000_second_factors from './20261128_173000_second_factors.ts'
import * as m20261128_180000_text_messages from './20261128_180000_text_messages.ts'
import * as m20261128_190000_retention from './20261128_190000_retention.ts'
import * as m20261128_190128_api_tokens from './20261128_190128_api_tokens.ts'
import * as m20261128_191500_passkeys from './20261128_191500_passkeys.ts'
import * as m20261128_192500_data_requests from './20261128_192500_data_requests.ts'
import * as m20261128_193000_scim from './20261128_193000_scim.ts'
import * as m20261128_200000_notified_devices from './20261128_200000_notified_devices.ts'
import * as m20261128_202000_erased_staff from './20261128_202000_erased_staff.ts'
import * as m20261128_205500_webhooks from './20261128_205500_webhooks.ts'
import * as m20261128_231000_booking_steps from './20261128_231000_booking_steps.ts'
import * as m20261128_234000_audit_chain from './20261128_234000_audit_chain.ts'
import * as m20261128_234000_meeting_links from './20261128_234000_meeting_links.ts'
import * as m20261128_234100_external_subscriptions from './20261128_234100_external_subscriptions.ts'
import * as m20261129_030137_branch_events from './20261129_030137_branch_events.ts'
import * as m20261129_030500_leads from './20261129_030500_leads.ts'
import * as m20261129_081500_website_health from './20261129_081500_website_health.ts'

/** Every migration, in the order of their names. */
export const migrations: Record<string, Knex.Migration> = {
  '20261121_000100_tenants': m20261121_000100_tenants,
  '20261121_000200_people': m20261121_000200_people,
  '20261121_000300_booking': m20261121_000300_booking,
  '20261121_000400_jobs': m20261121_000400_jobs,
  '20261121_000500_row_level_security': m20261121_000500_row_level_security,
  '20261121_000600_calendars': m20261121_000600_calendars,
  '20261121_000700_cards': m20261121_000700_cards,
  '20261121_000800_contact_requests': m20261121_000800_contact_requests,
  '20261121_000900_consents': m20261121_000900_consents,
  '20261121_001000_wallet': m20261121_001000_wallet,
  '20261121_001100_maps': m20261121_001100_maps,
  '20261121_001200_branch_profiles': m20261121_001200_branch_profiles,
  '20261121_001300_request_recipients': m20261121_001300_request_recipients,
  '20261121_001400_hits': m20261121_001400_hits,
  '20261122_001400_desk': m20261122_001400_desk,
  '20261122_001500_external_calendars': m20261122_001500_external_calendars,
  '20261122_001600_advisor_settings': m20261122_001600_advisor_settings,
  '20261122_001700_calendar_spans': m20261122_001700_calendar_spans,
  '20261122_001700_working_hours': m20261122_001700_working_hours,
  '20261122_001800_unwritten_entries': m20261122_001800_unwritten_entries,
  '20261122_001900_search_words': m20261122_001900_search_words,
  '20261122_002000_wallet_registrations': m20261122_002000_wallet_registrations,
  '20261122_002100_wallet_notifications': m20261122_002100_wallet_notifications,
  '20261122_002200_google_wallet': m20261122_002200_google_wallet,
  '20261122_002300_living_cards': m20261122_002300_living_cards,
  '20261122_002400_push_schedule': m20261122_002400_push_schedule,
  '20261122_002500_audit_log': m20261122_002500_audit_log,
  '20261122_002600_topics_management': m20261122_002600_topics_management,
  '20261122_002700_redirections': m20261122_002700_redirections,
  '20261122_002800_custom_links': m20261122_002800_custom_links,
  '20261122_002900_organizations': m20261122_002900_organizations,
  '20261122_003000_organization_aliases': m20261122_003000_organization_aliases,
  '20261122_003100_profile_layout': m20261122_003100_profile_layout,
  '20261122_003200_people_administration': m20261122_003200_people_administration,
  '20261122_003300_openid': m20261122_003300_openid,
  '20261122_003310_people_imports': m20261122_003310_people_imports,
  '20261122_003320_addresses': m20261122_003320_addresses,
  '20261122_003400_search': m20261122_003400_search,
  '20261122_003500_reports': m20261122_003500_reports,
  '20261122_003510_weekly_report': m20261122_003510_weekly_report,
  '20261122_003520_report_totals': m20261122_003520_report_totals,
  '20261122_003600_default_hours': m20261122_003600_default_hours,
  '20261122_003700_topic_questions': m20261122_003700_topic_questions,
  '20261122_004020_import_people': m20261122_004020_import_people,
  '20261122_004021_kept_words': m20261122_004021_kept_words,
  '20261122_004030_search_log_days': m20261122_004030_search_log_days,
  '20261122_004040_report_days_by_advisor': m20261122_004040_report_days_by_advisor,
  '20261123_001000_import_sign_ins': m20261123_001000_import_sign_ins,
  '20261123_002000_frontend_logs_age': m20261123_002000_frontend_logs_age,
  '20261123_002010_removed_recipients': m20261123_002010_removed_recipients,
  '20261123_002020_audit_search_words': m20261123_002020_audit_search_words,
  '20261123_002021_audit_words_of_before': m20261123_002021_audit_words_of_before,
  '20261124_001000_header_widget_underlined': m20261124_001000_header_widget_underlined,
  '20261124_002000_push_approval': m20261124_002000_push_approval,
  '20261124_223500_advisors_by_photo': m20261124_223500_advisors_by_photo,
  '20261124_231000_card_tags': m20261124_231000_card_tags,
  '20261125_020500_visitor_language': m20261125_020500_visitor_language,
  '20261125_022000_users_by_card': m20261125_022000_users_by_card,
  '20261125_022010_appointments_by_end': m20261125_022010_appointments_by_end,
  '20261125_130000_advisors_by_branch': m20261125_130000_advisors_by_branch,
  '20261126_090000_report_month_totals': m20261126_090000_report_month_totals,
  '20261126_113000_last_sign_in': m20261126_113000_last_sign_in,
  '20261126_114500_people_changes': m20261126_114500_people_changes,
  '20261126_150000_preferences': m20261126_150000_preferences,
  '20261126_150000_request_inbox': m20261126_150000_request_inbox,
  '20261126_191402_reply_templates': m20261126_191402_reply_templates,
  '20261126_192000_request_threads': m20261126_192000_request_threads,
  '20261126_193000_preparation': m20261126_193000_preparation,
  '20261126_193000_saved_filters': m20261126_193000_saved_filters,
  '20261126_193100_bulk_changes': m20261126_193100_bulk_changes,
  '20261126_233500_branch_closing': m20261126_233500_branch_closing,
  '20261127_023500_branch_imports': m20261127_023500_branch_imports,
  '20261127_023500_branch_photo': m20261127_023500_branch_photo,
  '20261127_030000_appointment_history': m20261127_030000_appointment_history,
  '20261127_031000_appointment_source': m20261127_031000_appointment_source,
  '20261127_061000_embedding_days': m20261127_061000_embedding_days,
  '20261127_061500_meeting_links': m20261127_061500_meeting_links,
  '20261127_062500_recorded_answers': m20261127_062500_recorded_answers,
  '20261127_070500_internal_notes': m20261127_070500_internal_notes,
  '20261127_094500_call_attempts': m20261127_094500_call_attempts,
  '20261127_094500_push_branches': m20261127_094500_push_branches,
  '20261127_111500_history_messages': m20261127_111500_history_messages,
  '20261127_124900_topic_documents': m20261127_124900_topic_documents,
  '20261127_130000_absence_authors': m20261127_130000_absence_authors,
  '20261127_140000_announced_links': m20261127_140000_announced_links,
  '20261128_010000_campaigns': m20261128_010000_campaigns,
  '20261128_012000_reviews': m20261128_012000_reviews,
  '20261128_013000_content_pages': m20261128_013000_content_pages,
  '20261128_013300_is_customer': m20261128_013300_is_customer,
  '20261128_050000_request_source': m20261128_050000_request_source,
  '20261128_050100_content_menus': m20261128_050100_content_menus,
  '20261128_051500_request_is_customer': m20261128_051500_request_is_customer,
  '20261128_052000_content_start_page': m20261128_052000_content_start_page,
  '20261128_054500_branch_pages': m20261128_054500_branch_pages,
  '20261128_054600_experience': m20261128_054600_experience,
  '20261128_120000_waitlist': m20261128_120000_waitlist,
  '20261128_130000_video_rooms': m20261128_130000_video_rooms,
  '20261128_130100_cached_branch_pages': m20261128_130100_cached_branch_pages,
  '20261128_140000_conversations': m20261128_140000_conversations,
  '20261128_150000_experience_place': m20261128_150000_experience_place,
  '20261128_150000_waitlist_moved_from': m20261128_150000_waitlist_moved_from,
  '20261128_151000_conversation_offers': m20261128_151000_conversation_offers,
  '20261128_160000_calendar_services': m20261128_160000_calendar_services,
  '20261128_160100_external_entries': m20261128_160100_external_entries,
  '20261128_161000_conversation_notes': m20261128_161000_conversation_notes,
  '20261128_170000_conversation_files': m20261128_170000_conversation_files,
  '20261128_171000_conversation_typing': m20261128_171000_conversation_typing,
  '20261128_172000_conversation_absences': m20261128_172000_conversation_absences,
  '20261128_173000_erasures': m20261128_173000_erasures,
  '20261128_173000_second_factors': m20261128_173000_second_factors,
  '20261128_180000_text_messages': m20261128_180000_text_messages,
  '20261128_190000_retention': m20261128_190000_retention,
  '20261128_190128_api_tokens': m20261128_190128_api_tokens,
  '20261128_191500_passkeys': m20261128_191500_passkeys,
  '20261128_192500_data_requests': m20261128_192500_data_requests,
  '20261128_193000_scim': m20261128_193000_scim,
  '20261128_200000_notified_devices': m20261128_200000_notified_devices,
  '20261128_202000_erased_staff': m20261128_202000_erased_staff,
  '20261128_205500_webhooks': m20261128_205500_webhooks,
  '20261128_231000_booking_steps': m20261128_231000_booking_steps,
  '20261128_234000_audit_chain': m20261128_234000_audit_chain,
  '20261128_234000_meeting_links': m20261128_234000_meeting_links,
  '20261128_234100_external_subscriptions': m20261128_234100_external_subscriptions,
  '20261129_030137_branch_events': m20261129_030137_branch_events,
  '20261129_030500_leads': m20261129_030500_leads,
  '20261129_081500_website_health': m20261129_081500_website_health
}
