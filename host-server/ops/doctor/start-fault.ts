import { resolve } from 'node:path'
import type { Parsed } from '../../core/base/config.ts'
import { type Finding, fault, messageOf } from './finding.ts'

export const RESTORE = 'Stop the server and restore the newest backup: npm run restore <file>'
export const FOLDER = 'Set DATA_DIR to a folder that the server account can write to.'

type Environment = Pick<Parsed, 'DATA_DIR' | 'METRICS_PORT'>

interface Failure {
  code?: string
  syscall?: string
  message?: string
  port?: number
  address?: string
  path?: string
}

type Cause = readonly [
  sign: RegExp,
  about: string,
  found: (failure: Failure, env: Environment) => string,
  todo: (name: string) => string
]

const portOf = ({ port }: Failure) => `port ${port}`
const said = (failure: Failure) => messageOf(failure)

/** What keeps a server from starting, by the system call, the code and the words of the failure. */
const CAUSES: readonly Cause[] = [
  [
    /^listen EADDRINUSE/,
    'port',
    (failure) => `${portOf(failure)} is in use`,
    (name) => `Stop the program that listens there, or set ${name} to a free port.`
  ],
  [
    /^listen (EACCES|EPERM)/,
    'port',
    (failure) => `${portOf(failure)} is not allowed for this account`,
    (name) => `Set ${name} to 1024 or above; the proxy in front listens on the lower one.`
  ],
  [
    /^listen|getaddrinfo.*listen/,
    'port',
    ({ address, message }) => `${address ?? message} is no address of this machine`,
    (name) => `Set ${name === 'PORT' ? 'HOST' : 'METRICS_HOST'} to an address of this machine, such as 127.0.0.1.`
  ],
  [/28P01|28000|password/i, 'database', said, () => 'Check the account and password in DATABASE_URL.'],
  [/3D000/, 'database', said, () => 'Create the database with that role as its owner.'],
  [
    /unsupported startup parameter/i,
    'database',
    () => 'a connection pooler is in front of it',
    () => 'Set DATABASE_DIRECT_URL to PostgreSQL itself.'
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timeout/i,
    'database',
    said,
    () => 'Start the database, or check host and port in DATABASE_URL.'
  ],
  [
    /notadb|not a database|malformed|corrupt/i,
    'database',
    (failure, { DATA_DIR }) => `${said(failure)}, in ${DATA_DIR}`,
    () => RESTORE
  ],
  [
    /SQLITE_(READONLY|CANTOPEN)|\b(EACCES|EROFS|EPERM|EEXIST|ENOTDIR|ENOENT)\b/,
    'data folder',
    (_failure, { DATA_DIR }) => `${DATA_DIR} cannot be written`,
    () => FOLDER
  ]
]

/** An error of the file system concerns us only if it is about the data folder, or one in which it would be created. */
function isElsewhere({ syscall, path }: Failure, { DATA_DIR }: Environment): boolean {
  if (path === undefined || syscall === 'listen') return false
  const [folder, file] = [resolve(DATA_DIR), resolve(path)]
  return !file.startsWith(folder) && !folder.startsWith(file)
}

const nameOf = ({ port }: Failure, { METRICS_PORT }: Environment) =>
  port !== undefined && port === METRICS_PORT ? 'METRICS_PORT' : 'PORT'

/** The reason why a server cannot start, for failures that its operator can mend; the doctor finds the same. */
export function startFault(failure: unknown, env: Environment): Extract<Finding, { todo: string }> | undefined {
  const thrown = (failure ?? {}) as Failure
  const { code = '', syscall = '', message = '' } = thrown
  const signs = `${syscall} ${code} ${message}`.trim()
  const cause = CAUSES.find(([sign]) => sign.test(signs))
  if (!cause || isElsewhere(thrown, env)) return undefined
  const [, about, found, todo] = cause
  return fault(about, found(thrown, env), todo(nameOf(thrown, env)))
}
