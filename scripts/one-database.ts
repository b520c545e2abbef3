/**
 * What takes long and says the same on both databases runs on SQLite alone, and on both in `npm run soak`: who may do
 * what, the compiler's tests of an example, headers, heads and words of pages. Other tests send their statements to
 * PostgreSQL, too.
 */
export const WITHOUT_POSTGRES = [
  'host-server/core/http/{assets,language}.test.ts',
  'host-server/ops/openapi/{example-client,openapi}.test.ts',
  'host-server/organization/settings/{registry,settings}.test.ts',
  'host-server/site/preload/preload.test.ts',
  'host-server/tests/{access,every-answer,other-banks,search-engines,vary}.test.ts'
]

/**
 * Long tests of the server whose statements other tests send as well take turns in `npm test`: each runs on one database,
 * and all run on both in `npm run soak`, and wherever a project or a file is named. They were chosen by their times and
 * by the statements that they sent to PostgreSQL (decision 0033): each database gets more than 95 % of all different
 * statements, in three quarters of the time. A new long file may be added to the shorter list; tests of races and of
 * booking itself stay on both.
 */
export const ON_SQLITE_ALONE = [
  'host-server/booking/appointments/limits.test.ts',
  'host-server/booking/appointments/meeting-url.test.ts',
  'host-server/booking/text-messages/text-messages.test.ts',
  'host-server/booking/video-rooms/video-rooms.jobs.test.ts',
  'host-server/booking/waitlist/waitlist.test.ts',
  'host-server/calendar/smm-calendar/smm-calendar.caldav.test.ts',
  'host-server/calendar/smm-calendar/smm-calendar.google.test.ts',
  'host-server/calendar/smm-calendar/smm-calendar.telling.test.ts',
  'host-server/card/business-card/business-card.test.ts',
  'host-server/ops/data-requests/data-requests.test.ts',
  'host-server/organization/branches/branch-booking.test.ts',
  'host-server/organization/organizations/organizations.test.ts',
  'host-server/people/account/login.test.ts',
  'host-server/people/passkeys/passkeys.test.ts',
  'host-server/people/people-changes/people-changes.departures.test.ts',
  'host-server/people/people-changes/people-changes.test.ts',
  'host-server/people/people/default-contact-options.test.ts',
  'host-server/people/people/invitations.many.test.ts',
  'host-server/people/scim/scim.fuzz.test.ts',
  'host-server/people/scim/scim.roles.test.ts',
  'host-server/site/redirection-changes/redirection-changes.test.ts',
  'host-server/site/search-forms/search-forms.test.ts',
  'host-server/tests/audit.test.ts',
  'host-server/tests/files.test.ts',
  'host-server/tests/gives-way.test.ts',
  'host-server/tests/public-name.test.ts',
  'host-server/tests/test-mode.test.ts',
  'host-server/wallet/push-notifications/history.test.ts',
  'host-server/wallet/push-notifications/push.test.ts',
  'host-server/wallet/push-notifications/schedule.test.ts',
  'host-server/wallet/wallet/google-callback.test.ts',
  'host-server/wallet/wallet/pass-service.test.ts',
  'host-server/wallet/wallet/pass-transfers.test.ts',
  'host-server/wallet/wallet/pass-updates.appointments.test.ts'
]

export const ON_POSTGRES_ALONE = [
  'host-server/booking/appointments/appointments.mails.test.ts',
  'host-server/booking/appointments/clocks.test.ts',
  'host-server/booking/branch-events/branch-events.test.ts',
  'host-server/booking/text-messages/waitlist-texts.test.ts',
  'host-server/booking/video-rooms/teams.test.ts',
  'host-server/booking/video-rooms/video-rooms.test.ts',
  'host-server/booking/waitlist/waitlist.questions.test.ts',
  'host-server/calendar/smm-calendar/smm-calendar.hostile.test.ts',
  'host-server/calendar/smm-calendar/smm-calendar.microsoft-entries.test.ts',
  'host-server/calendar/smm-calendar/smm-calendar.microsoft.test.ts',
  'host-server/core/files/share-picture.test.ts',
  'host-server/core/jobs/outbox.test.ts',
  'host-server/demo/demo.test.ts',
  'host-server/ops/deletion-tool/deletion-tool.test.ts',
  'host-server/ops/doctor/doctor.test.ts',
  'host-server/people/openid/openid.test.ts',
  'host-server/people/people-import/people-import.test.ts',
  'host-server/people/people/departures.cards.test.ts',
  'host-server/people/people/people.test.ts',
  'host-server/people/people/sign-in-lock.test.ts',
  'host-server/people/photos/photos.test.ts',
  'host-server/people/scim/scim.test.ts',
  'host-server/people/second-factor/second-factor.test.ts',
  'host-server/reports/hits/hits.test.ts',
  'host-server/site/content-pages/content-pages.test.ts',
  'host-server/site/redirections/import.test.ts',
  'host-server/tests/reading.test.ts',
  'host-server/wallet/push-notifications/push-notifications.test.ts',
  'host-server/wallet/wallet/pass-updates.holder.test.ts',
  'host-server/wallet/wallet/pass.test.ts'
]
