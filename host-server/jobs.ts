import { passwordResetJobs } from './account/password-reset.mails.ts'
import { appointmentJobs } from './appointments/appointments.mails.ts'
import { contactRequestJobs } from './contact-requests/contact-requests.mails.ts'
import { calendarJobs } from './external-calendar/entries.jobs.ts'
import { mapJobs } from './map/map.jobs.ts'
import type { Handlers } from './outbox/outbox.ts'

/** What waits for advisors' own servers has a lane to itself: one that is silent must not hold up anybody's mail. */
export const lanes: readonly Handlers[] = [
  { ...passwordResetJobs, ...appointmentJobs, ...contactRequestJobs, ...mapJobs },
  calendarJobs
]

/** Every kind of job that the outbox may hold. */
export const jobs: Handlers = Object.assign({}, ...lanes)
