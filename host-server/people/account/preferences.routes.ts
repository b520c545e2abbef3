import { deleteOtherSessions, deleteOwnSession, getOwnSessions, patchPreferences } from '#contract/preferences'
import { route } from '../../core/http/http.ts'
import { save } from './preferences.service.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'

export const preferences = [
  route(patchPreferences, (call, { body }) => save(call, body)),
  route(getOwnSessions, listSessions),
  route(deleteOtherSessions, endOtherSessions),
  route(deleteOwnSession, (call, { params }) => endSession(call, params.id))
]
