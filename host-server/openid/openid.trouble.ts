import type { OpenIdTroubleReason } from '#contract/openid'

/** Why a sign-in came to nothing, as the person may be told. */
export class OpenIdTrouble extends Error {
  readonly reason: OpenIdTroubleReason

  constructor(reason: OpenIdTroubleReason, message: string = reason) {
    super(message)
    this.reason = reason
  }
}

const SAID: Record<string, OpenIdTroubleReason> = {
  access_denied: 'cancelled',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable'
}

/** What a failure of the exchange means; whatever is not known is not trusted. */
export function openIdTroubleOf(failure: unknown): OpenIdTrouble {
  for (let at = failure, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof OpenIdTrouble) return at
  }
  // what the service says is told in its own words to the log alone
  const { error = '', code = '', message = '' } = failure as { error?: string; code?: string; message?: string }
  return new OpenIdTrouble(SAID[error] ?? 'failed', [code, error, message].filter(Boolean).join(': ').slice(0, 300))
}
