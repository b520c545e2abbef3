import type { SignInErrorReason } from '#contract/openid'

/** A failed sign-in: `reason` is for the user, the message only for the log. */
export class SignInError extends Error {
  readonly reason: SignInErrorReason

  constructor(reason: SignInErrorReason, message: string = reason) {
    super(message)
    this.reason = reason
  }
}

const SAID: Record<string, SignInErrorReason> = {
  access_denied: 'cancelled',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable'
}

/** Maps a failure of the exchange to a reason; unknown ones become `failed`. */
export function signInErrorOf(failure: unknown): SignInError {
  for (let at = failure, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof SignInError) return at
  }
  // the service's own message goes to the log only
  const { error = '', code = '', message = '' } = failure as { error?: string; code?: string; message?: string }
  return new SignInError(SAID[error] ?? 'failed', [code, error, message].filter(Boolean).join(': ').slice(0, 300))
}
