import { passwordResetJobs } from './account/password-reset.mails.tsx'
import { appointmentJobs } from './appointments/appointments.mails.tsx'
import type { Handlers } from './outbox/outbox.ts'

/** Every kind of job that the outbox may hold. */
export const jobs: Handlers = { ...passwordResetJobs, ...appointmentJobs }
