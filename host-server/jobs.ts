import { passwordResetJobs } from './account/password-reset.mails.ts'
import { appointmentJobs } from './appointments/appointments.mails.ts'
import { contactRequestJobs } from './contact-requests/contact-requests.mails.ts'
import { calendarJobs } from './external-calendar/entries.jobs.ts'
import { mapJobs } from './map/map.jobs.ts'
import type { Handlers } from './outbox/outbox.ts'
import { manyInvitationsJobs } from './people/invitations.jobs.ts'
import { invitationJobs } from './people/invitations.mails.ts'
import { peopleImportJobs } from './people-import/people-import.jobs.ts'
import { googleJobs } from './wallet/google.jobs.ts'
import { cardAppointmentJobs } from './wallet/living.appointments.ts'
import { livingJobs } from './wallet/living.jobs.ts'
import { transferJobs } from './wallet/living.transfers.ts'
import { notificationJobs } from './wallet-cards/notifications.jobs.ts'
import { withdrawalJobs } from './wallet-cards/withdrawals.jobs.ts'
import { weeklyReportJobs } from './weekly-report/weekly-report.mails.tsx'

/** What waits for advisors' own servers, wakes phones by the thousand, or takes people by the thousand, has a lane to itself and holds up nobody's mail. */
export const lanes: readonly Handlers[] = [
  { ...passwordResetJobs, ...invitationJobs, ...appointmentJobs, ...contactRequestJobs, ...mapJobs },
  calendarJobs,
  { ...notificationJobs, ...withdrawalJobs, ...livingJobs, ...cardAppointmentJobs, ...transferJobs },
  googleJobs,
  { ...peopleImportJobs, ...manyInvitationsJobs },
  weeklyReportJobs
]

/** Every kind of job that the outbox may hold. */
export const jobs: Handlers = Object.assign({}, ...lanes)
