import { FOREIGN_ORIGIN, PROOF_NEEDED, TURNED_OFF } from '#contract/refusals'

/** Refusals that one middleware answers; their texts are message ids, shown in the reader's language. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    body: Record<string, unknown> = {},
    headers: Record<string, string> = {}
  ) {
    super(message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export class BadRequest extends Refusal {
  constructor(message = 'errors.bad-request') {
    super(400, message)
  }
}
export class Unauthenticated extends Refusal {
  constructor() {
    super(401, 'errors.unauthenticated')
  }
}
export class Forbidden extends Refusal {
  constructor(message = 'errors.forbidden') {
    super(403, message)
  }
}
/** The code tells staff that no role would help. */
export class TurnedOff extends Refusal {
  constructor() {
    super(403, 'errors.forbidden', { code: TURNED_OFF })
  }
}
/** The code tells the app to ask for a password, a code or a passkey, and to repeat the request. */
export class ProofNeeded extends Refusal {
  constructor() {
    super(403, 'errors.proof-needed', { code: PROOF_NEEDED })
  }
}
/** The code tells embedded widgets that their page has to be registered. */
export class ForeignOrigin extends Refusal {
  constructor() {
    super(403, 'errors.foreign-origin', { code: FOREIGN_ORIGIN })
  }
}
/** Also for what belongs to another tenant: the response is the same as for what does not exist. */
export class NotFound extends Refusal {
  constructor() {
    super(404, 'errors.not-found')
  }
}
/** What was public and is no more, with a sentence that says so. */
export class Gone extends Refusal {
  constructor(message: string, body: Record<string, unknown> = {}) {
    super(410, message, body)
  }
}
/** Returns the value. @throws NotFound if it is undefined */
export function found<T>(what: T | undefined): T {
  if (what === undefined) throw new NotFound()
  return what
}
export class Conflict extends Refusal {
  constructor(message: string, body: Record<string, unknown> = {}) {
    super(409, message, body)
  }
}
/** `errors` has the shape that the endpoint declares for 422, with texts in the reader's language. */
export class Unprocessable extends Refusal {
  constructor(errors: unknown, message = 'errors.unprocessable') {
    super(422, message, { errors })
  }
}
export class TooMany extends Refusal {
  /** Until another attempt succeeds. */
  readonly seconds: number

  constructor(seconds: number, body: Record<string, unknown> = {}) {
    const whole = Math.max(1, Math.ceil(seconds))
    super(429, 'errors.too-many', body, { 'Retry-After': String(whole) })
    this.seconds = whole
  }
}
export class Unavailable extends Refusal {
  constructor() {
    super(503, 'errors.unavailable', {}, { 'Retry-After': '5' })
  }
}
