import { deleteOtherSessions, deleteOwnSession, getOwnSessions, patchPreferences } from '#contract/preferences'
import { route } from '../../core/http/http.ts'
import * as service from './preferences.service.ts'

export const preferences = [
  route(patchPreferences, (call, { body }) => service.save(call, body)),
  route(getOwnSessions, service.listSessions),
  route(deleteOtherSessions, service.endOtherSessions),
  route(deleteOwnSession, (call, { params }) => service.endSession(call, params.id))
]
