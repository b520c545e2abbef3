import { getAppointmentTypes, putAppointmentTypes } from '#contract/appointment-types'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import * as repository from './appointment-types.repository.ts'
import * as service from './appointment-types.service.ts'

export const appointmentTypes = [
  route(getAppointmentTypes, async (call) => tagged(call, await repository.find(call.db, call.advisor.uuid))),
  route(putAppointmentTypes, async (call, { query, body }) => {
    tagged(call, await service.save(call, body, query.revision))
  })
]
