import { deleteWorkingHours, getInheritedWeek, getWorkingHours, putWorkingHours } from '#contract/working-hours'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/replacing.ts'
import * as repository from './working-hours.repository.ts'
import * as service from './working-hours.service.ts'

export const workingHours = [
  route(getWorkingHours, async (call) => tagged(call, await repository.find(call.db, call.advisor.uuid))),
  route(putWorkingHours, (call, { query, body }) => service.save(call, body, query.revision)),
  route(deleteWorkingHours, (call) => service.inherit(call)),
  route(getInheritedWeek, (call) => service.findInherited(call))
]
