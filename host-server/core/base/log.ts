import pino from 'pino'
import type { Config } from './config.ts'

export type Log = pino.Logger

/** How long a line may wait for others: one write for all of them costs a tenth of what writing each would. */
const GATHER_MS = 100

function stdout() {
  const destination = pino.destination({ sync: false, minLength: 8192 })
  setInterval(() => destination.flush(), GATHER_MS).unref()
  return destination
}

type Told = Record<string, unknown>

/** The fields that help to find a fault. Others would contain rows, values of statements or request bodies. */
const TOLD = [
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

/** PostgreSQL quotes unreadable input, mail servers name recipients. */
const QUOTED = /"[^"\n]*"/g
const ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Whether it, or what caused it, is a value that a database could not read. */
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
  const whole = pino.stdSerializers.err(failure as Error) as Told
  const told = Object.fromEntries(TOLD.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]))
  for (const name of ['message', 'stack']) if (isText(told[name])) told[name] = withoutValues(told[name], failure)
  const { errors } = failure as { errors?: unknown }
  return Array.isArray(errors) ? { ...told, aggregateErrors: errors.map(failureOf) } : told
}

/** JSON to stdout, without personal data: no bodies, no addresses of visitors, no tokens. */
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

/** Paths that carry a secret are logged without it. */
export const withoutSecrets = (path: string) => path.replace(/[\w-]{43}/g, '…')

interface Request {
  id: string
  method: string
  path: string
  status: number
  /** By `performance.now()`. */
  started: number
}

/** One line for each request. It has nothing to hide, and looking for that takes longer than writing it. */
export function requestTeller(log: Log): (request: Request) => void {
  const lines = log.child({}, { redact: [] })
  return ({ id, method, path, status, started }) => {
    const ms = Math.round(performance.now() - started)
    lines.info({ id, method, path: withoutSecrets(path), status, ms }, 'request')
  }
}
