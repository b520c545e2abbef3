import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const choice = v.pipe(
  v.picklist(['0', '1', 'true', 'false']),
  v.transform((value) => value === '1' || value === 'true')
)
const flag = v.optional(choice, '0')
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number), v.maxValue(65535))
/** The URL of a service that only the server calls; any other than the default is a test double. */
const serviceUrl = (usual: string) =>
  v.optional(v.pipe(v.string(), v.url('must be a URL'), v.regex(/^https?:\/\/.*[^/]$/, 'must be http or https')), usual)
const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))

/** All environment variables; `.env.example` explains each. */
const Environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string()),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  DRAIN_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'must be a number of seconds'), v.transform(Number)),
    '0'
  ),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_DIRECT_URL: v.optional(postgresUrl),
  DATABASE_POOL: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be 1 to 99'), v.transform(Number)), '10'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  ERASURE_LEDGER: v.optional(v.pipe(v.string(), v.minLength(1))),
  BASE_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'), v.regex(/^https?:\/\//, 'must be http or https'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'appointments@demo.example'),
  DEMO_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'must have at least 8 characters'))),
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  TRUST_PROXY: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be the number of proxies in front of the server'), v.transform(Number)),
    '0'
  ),
  DEFAULT_TENANT: v.optional(v.string()),
  INTERNAL_HOSTS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.split(/\s+/).filter(Boolean))
  ),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  LOAD_TEST: flag,
  JOBS: v.optional(choice, '1'),
  APPLE_PASS_CERTIFICATE: v.optional(v.string()),
  APPLE_PASS_KEY: v.optional(v.string()),
  APPLE_PASS_KEY_PASSPHRASE: v.optional(v.string()),
  APPLE_WWDR_CERTIFICATE: v.optional(v.string()),
  APPLE_PUSH_HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]+(?::\d{1,5})?$/, 'must be a host, with :port if it is not 443'),
      v.check((host) => URL.canParse(`https://${host}`), 'has no valid port')
    )
  ),
  APPLE_PUSH_CA: v.optional(v.string()),
  APPLE_PUSH_KEY: v.optional(v.string()),
  APPLE_PUSH_KEY_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Z\d]{10}$/, 'must be 10 letters and digits'))),
  GOOGLE_WALLET_ISSUER_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{5,25}$/, 'must be the issuer number'))),
  GOOGLE_WALLET_KEY: v.optional(v.string()),
  GOOGLE_WALLET_API: serviceUrl('https://walletobjects.googleapis.com/walletobjects/v1'),
  GOOGLE_WALLET_TOKEN_URL: serviceUrl('https://oauth2.googleapis.com/token'),
  GOOGLE_WALLET_KEYS_URL: serviceUrl('https://pay.google.com/gp/m/issuer/keys'),
  MICROSOFT_LOGIN_URL: serviceUrl('https://login.microsoftonline.com'),
  MICROSOFT_GRAPH_URL: serviceUrl('https://graph.microsoft.com/v1.0'),
  GOOGLE_CALENDAR_CONSENT_URL: serviceUrl('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_CALENDAR_TOKEN_URL: serviceUrl('https://oauth2.googleapis.com/token'),
  GOOGLE_CALENDAR_API: serviceUrl('https://www.googleapis.com/calendar/v3'),
  DEV_RELOAD: flag
})

export type Parsed = v.InferOutput<typeof Environment>
export interface Config extends Parsed {
  SESSION_SECRET: string
  /** Whether cookies and links require https. */
  secure: boolean
}

export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The configuration has errors:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** One that everybody knows: a word, one letter repeated, or what stands for it in the guide, comment included. */
const WEAK = /^(change.?me|secret|password|default|test|example|your)|…|openssl rand|^(.)\2+$/i

/** Settings that work only together. */
const WHOLE = [
  ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_WWDR_CERTIFICATE'],
  ['APPLE_PUSH_KEY', 'APPLE_PUSH_KEY_ID'],
  ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY']
] as const

const missingParts = (env: Parsed) =>
  WHOLE.flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    return missing.length < names.length
      ? missing.map((name) => `${name}: is required together with ${names.find((other) => env[other])}`)
      : []
  })

function rules(env: Parsed): string[] {
  const secure = env.BASE_URL?.startsWith('https:') ?? false
  const production = env.NODE_ENV === 'production'
  return [
    ...missingParts(env),
    production && !env.SESSION_SECRET && 'SESSION_SECRET: is required in production',
    production &&
      env.SESSION_SECRET &&
      WEAK.test(env.SESSION_SECRET) &&
      'SESSION_SECRET: is that of an example or too simple; set what `openssl rand -base64 32` prints',
    production && !env.BASE_URL && 'BASE_URL: is required in production',
    production &&
      env.BASE_URL &&
      !secure &&
      'BASE_URL: must begin with https:// in production; put a proxy with TLS in front',
    production && env.LOAD_TEST && 'LOAD_TEST: turns limits and proof of work off; unset it in production',
    production &&
      secure &&
      !env.TRUST_PROXY &&
      'TRUST_PROXY: must be the number of proxies in front, which end https; without it nobody can sign in',
    env.DATABASE_URL &&
      !env.SESSION_SECRET &&
      'SESSION_SECRET: is required with DATABASE_URL and must be the same on every node',
    env.DATABASE_DIRECT_URL &&
      !env.DATABASE_URL &&
      'DATABASE_DIRECT_URL: is only the way around a connection pooler; set DATABASE_URL, too',
    env.METRICS_PORT && env.METRICS_PORT === env.PORT && 'METRICS_PORT: must differ from PORT',
    !production && secure && env.LOAD_TEST && 'LOAD_TEST: turns protection off and is not allowed with https'
  ].filter((fault) => typeof fault === 'string')
}

/** PostgreSQL itself, if `DATABASE_URL` leads to a connection pooler. */
export const directUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Partial<Parsed>) => DATABASE_DIRECT_URL ?? DATABASE_URL

export const secretFile = (dataDir: string) => join(dataDir, 'session-secret')

/** The installation's secret, stored beside the database if the operator sets none. */
function ownSecret(dataDir: string): string {
  const file = secretFile(dataDir)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** Reads the environment without writing anything. @throws ConfigError that lists every fault */
export function parseEnvironment(environment: NodeJS.ProcessEnv): Parsed {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(Environment, given)
  const faults = result.success
    ? rules(result.output)
    : result.issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`)
  if (!result.success || faults.length) throw new ConfigError(faults)
  return result.output
}

/** The configuration of a server, which generates a secret if none is set. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = parseEnvironment(environment)
  return {
    ...env,
    SESSION_SECRET: env.SESSION_SECRET ?? ownSecret(env.DATA_DIR),
    secure: env.BASE_URL?.startsWith('https:') ?? false
  }
}
