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

/** JSON to stdout, without personal data: no bodies, no addresses of visitors, no tokens. */
export const createLog = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Log =>
  pino({ level: LOG_LEVEL, base: null, redact: ['*.cookie', '*.authorization', '*.token', '*.email'] }, stdout())

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
