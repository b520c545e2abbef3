import { deleteWorkingHours, getKeptWeek, getWorkingHours, putWorkingHours } from '#contract/working-hours'
import { route } from '../core/http.ts'
import * as repository from './working-hours.repository.ts'
import * as service from './working-hours.service.ts'

export const workingHours = [
  route(getWorkingHours, ({ db, advisor }) => repository.find(db, advisor.uuid)),
  route(putWorkingHours, ({ db, advisor, t }, { body }) => service.save(db, advisor.uuid, body, t)),
  route(deleteWorkingHours, ({ db, advisor }) => service.giveUp(db, advisor.uuid)),
  route(getKeptWeek, (call) => service.findKept(call))
]
