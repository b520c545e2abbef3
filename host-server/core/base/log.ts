import pino from 'pino'
import type { Config } from './config.ts'

export type Log = pino.Logger

/** Milliseconds for which lines are collected: one write for many costs a tenth of a write for each. */
const GATHER_MS = 100

function stdout() {
  const destination = pino.destination({ sync: false, minLength: 8192 })
  setInterval(() => destination.flush(), GATHER_MS).unref()
  return destination
}

type LogFields = Record<string, unknown>

/** The fields that help to find a fault; others may contain rows, values of statements or request bodies. */
const LOGGED = [
  'type',
  'message',
  'stack',
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'constraint',
  'status'
]

/** Masks what PostgreSQL quotes of invalid input, and the recipients that mail servers name. */
const QUOTED = /"[^"\n]*"/g
const ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Whether it, or its cause, is a value that a database could not parse. */
function isOfValue(failure: unknown): boolean {
  const { code, cause } = (failure ?? {}) as { code?: unknown; cause?: unknown }
  return /^22[0-9A-Z]{3}$/.test(String(code)) || (cause !== undefined && isOfValue(cause))
}

/** An error message without user input. */
export const withoutValues = (sentence: string, failure?: unknown) =>
  (isOfValue(failure) ? sentence.replace(QUOTED, '"…"') : sentence).replace(ADDRESS, '…')

const isText = (value: unknown): value is string => typeof value === 'string'

/** An error as it is logged, with its causes. */
function failureOf(failure: unknown): unknown {
  if (isText(failure)) return withoutValues(failure)
  if (typeof failure !== 'object' || failure === null) return failure
  const whole = pino.stdSerializers.err(failure as Error) as LogFields
  const fields = Object.fromEntries(
    LOGGED.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]])
  )
  for (const name of ['message', 'stack']) if (isText(fields[name])) fields[name] = withoutValues(fields[name], failure)
  const { errors } = failure as { errors?: unknown }
  return Array.isArray(errors) ? { ...fields, aggregateErrors: errors.map(failureOf) } : fields
}

/** Writes JSON to stdout, without personal data: no bodies, no addresses of visitors, no tokens. */
export const createLog = (
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination: pino.DestinationStream = stdout()
): Log =>
  pino(
    {
      level: LOG_LEVEL,
      base: null,
      redact: ['*.cookie', '*.authorization', '*.token', '*.email'],
      serializers: { err: failureOf }
    },
    destination
  )

/** Paths that contain a secret are logged without it. */
export const withoutSecrets = (path: string) => path.replace(/[\w-]{43}/g, '…')

interface Request {
  id: string
  method: string
  path: string
  status: number
  /** In milliseconds of `performance.now()`. */
  started: number
}

/** One line per request. It is not redacted: it contains nothing secret, and redacting takes longer than writing. */
export function requestLogger(log: Log): (request: Request) => void {
  const lines = log.child({}, { redact: [] })
  return ({ id, method, path, status, started }) => {
    const ms = Math.round(performance.now() - started)
    lines.info({ id, method, path: withoutSecrets(path), status, ms }, 'request')
  }
}
