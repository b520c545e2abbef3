import type { Handlers } from '../../core/jobs/outbox.ts'
import { tellDevices } from '../../people/device-notices/device-notices.service.ts'
import type { AppointmentNotice } from './appointments.jobs.ts'
import { findState } from './details.repository.ts'

/** Tells an advisor of an appointment on their devices, unless it is over or somebody else's by then. */
const tell: Handlers[string] = async (payload, context) => {
  const { appointment_uuid, advisor_uuid } = payload as AppointmentNotice
  const state = await findState(context.db, appointment_uuid, advisor_uuid)
  if (state !== 'booked' && state !== 'requested') return
  const query = new URLSearchParams({ appointment: appointment_uuid })
  await tellDevices(
    context,
    { advisor_uuid },
    {
      kind: 'appointments',
      said: state === 'requested' ? 'appointment-request' : 'appointment',
      path: `/app/online-appointments/appointments/index?${query}`,
      key: `appointment:${appointment_uuid}:notice`
    }
  )
}

export const appointmentNotices: Handlers = { 'appointment-notice': tell }
