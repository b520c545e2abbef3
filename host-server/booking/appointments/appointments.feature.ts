import { decided, expired } from '../../core/db/retention-rule.ts'
import type { Feature } from '../../core/features/feature.ts'
import { kept, pseudonymised } from '../../core/jobs/staff-erasing.ts'
import { agenda } from './agenda.routes.ts'
import { appointmentEraser } from './appointments.erasing.ts'
import { appointmentJobs } from './appointments.mails.ts'
import { appointmentNotices } from './appointments.notices.ts'
import { appointmentPages } from './appointments.pages.tsx'
import { appointments } from './appointments.routes.ts'
import { handOverJobs } from './hand-over.mails.ts'
import { removePast } from './removal.service.ts'

export const feature: Feature = {
  routes: [...appointments, ...agenda],
  pages: appointmentPages,
  jobs: { mails: { ...appointmentJobs, ...handOverJobs }, notices: appointmentNotices },
  erasers: [appointmentEraser],
  staffErasers: [
    kept('talk', 'appointments', ['advisor_uuid', 'advisor_uuid']),
    pseudonymised({ table: 'appointment_history', key: ['uuid'], name: 'author_name', only: { author: 'staff' } })
  ],
  retention: [
    { ...decided('appointment', 'appointments', 'ends_at'), remove: removePast },
    expired('booking_holds', 'tenant_id', 'uuid')
  ]
}
