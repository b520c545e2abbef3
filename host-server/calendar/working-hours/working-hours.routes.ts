import { deleteWorkingHours, getInheritedWeek, getWorkingHours, putWorkingHours } from '#contract/working-hours'
import { route } from '../../core/http/http.ts'
import * as repository from './working-hours.repository.ts'
import * as service from './working-hours.service.ts'

export const workingHours = [
  route(getWorkingHours, ({ db, advisor }) => repository.find(db, advisor.uuid)),
  route(putWorkingHours, (call, { body }) => service.save(call, body)),
  route(deleteWorkingHours, (call) => service.inherit(call)),
  route(getInheritedWeek, (call) => service.findInherited(call))
]
