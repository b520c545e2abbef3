import { HOUR } from '../../core/base/clock.ts'
import { Unauthenticated } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'

/** A send that reaches every phone requires a recent sign-in. */
const SIGNED_IN_WITHIN = HOUR

export function checkSignIn({ user, app }: Call): void {
  const since = app.clock.now().getTime() - Date.parse(user?.signed_in_at ?? '')
  if (!(since <= SIGNED_IN_WITHIN)) throw new Unauthenticated()
}
