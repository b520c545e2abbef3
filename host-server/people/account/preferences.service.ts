import type { Preferences } from '#contract/preferences'
import type { Call } from '../../core/http/http.ts'
import { rememberLook } from '../../core/http/look.ts'
import type { CurrentUser } from '../../core/http/session.ts'
import * as repository from './preferences.repository.ts'

export async function save(call: Call, preferences: Preferences): Promise<void> {
  if (!Object.keys(preferences).length) return
  // the access rule lets nobody in without a session
  const user = call.user as CurrentUser
  await repository.update(call.db, user.uuid, preferences)
  rememberLook(call.ctx, call.app.config, { ...user, ...preferences })
}
