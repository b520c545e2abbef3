import { passwordResetJobs } from './account/password-reset.mails.ts'
import { appointmentJobs } from './appointments/appointments.mails.ts'
import { contactRequestJobs } from './contact-requests/contact-requests.mails.ts'
import { calendarJobs } from './external-calendar/entries.jobs.ts'
import { mapJobs } from './map/map.jobs.ts'
import type { Handlers } from './outbox/outbox.ts'

/** Every kind of job that the outbox may hold. */
export const jobs: Handlers = {
  ...passwordResetJobs,
  ...appointmentJobs,
  ...contactRequestJobs,
  ...mapJobs,
  ...calendarJobs
}
