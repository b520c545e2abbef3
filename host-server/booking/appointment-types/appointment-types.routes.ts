import { getAppointmentTypes, putAppointmentTypes } from '#contract/appointment-types'
import { route } from '../../core/http/http.ts'
import * as repository from './appointment-types.repository.ts'
import * as service from './appointment-types.service.ts'

export const appointmentTypes = [
  route(getAppointmentTypes, ({ db, advisor }) => repository.find(db, advisor.uuid)),
  route(putAppointmentTypes, (call, { body }) => service.save(call, body))
]
