import { getAppointmentTypes, putAppointmentTypes } from '#contract/appointment-types'
import { route } from '../../core/http/http.ts'
import * as repository from './appointment-types.repository.ts'

export const appointmentTypes = [
  route(getAppointmentTypes, ({ db, advisor }) => repository.find(db, advisor.uuid)),
  route(putAppointmentTypes, ({ db, advisor }, { body }) => repository.replace(db, advisor.uuid, body))
]
