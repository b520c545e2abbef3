import pino from 'pino'
import type { Config } from './config.ts'

export type Log = pino.Logger

/** JSON to stdout, without personal data: no bodies, no addresses of visitors, no tokens. */
export const createLog = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Log =>
  pino(
    { level: LOG_LEVEL, base: null, redact: ['*.cookie', '*.authorization', '*.token', '*.email'] },
    // what is written while a line is on its way goes out with the next, rather than one call each
    pino.destination({ sync: false })
  )

/** Paths that carry a secret are logged without it. */
export const withoutSecrets = (path: string) => path.replace(/[\w-]{43}/g, '…')
