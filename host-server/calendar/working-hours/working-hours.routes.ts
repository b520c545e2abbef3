import { deleteWorkingHours, getInheritedWeek, getWorkingHours, putWorkingHours } from '#contract/working-hours'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import * as repository from './working-hours.repository.ts'
import * as service from './working-hours.service.ts'

export const workingHours = [
  route(getWorkingHours, async (call) => tagged(call, await repository.find(call.db, call.advisor.uuid))),
  route(putWorkingHours, async (call, { query, body }) => {
    tagged(call, await service.save(call, body, query.revision))
  }),
  route(deleteWorkingHours, async (call) => {
    tagged(call, await service.inherit(call))
  }),
  route(getInheritedWeek, (call) => service.findInherited(call))
]
