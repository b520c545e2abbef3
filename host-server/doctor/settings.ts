import type { Parsed } from '../core/config.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/** As `engines` in package.json. */
export const OLDEST_NODE = '20.19'

const numbers = (version: string) => version.split('.').map(Number)

export function checkNode(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = numbers(version)
  const [oldestMajor = 0, oldestMinor = 0] = numbers(OLDEST_NODE)
  const old = major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
  if (old) return fault('node', version, `Install Node ${OLDEST_NODE} or newer.`)
  return ok('node', `${version}, time zone data ${process.versions.tz}`)
}

function checkAddress({ BASE_URL, NODE_ENV }: Parsed): Finding {
  if (NODE_ENV !== 'production') return ok('address', BASE_URL ?? 'none, which is right outside production')
  if (BASE_URL?.startsWith('https:')) return ok('address', BASE_URL)
  const todo = 'Put TLS in front and set BASE_URL to the https address; cookies are not Secure without.'
  return fault('address', `${BASE_URL} in production`, todo)
}

function checkProxy({ BASE_URL, TRUST_PROXY }: Parsed): Finding {
  const https = BASE_URL?.startsWith('https:')
  if (https && TRUST_PROXY === 0) {
    const todo = 'Set TRUST_PROXY to the number of proxies in front; all visitors share one rate limit otherwise.'
    return warning('proxy', 'BASE_URL is https, yet no proxy is trusted', todo)
  }
  if (TRUST_PROXY > 3) {
    const todo = 'Count only proxies that are yours: of one too many, visitors choose the address that limits count.'
    return warning('proxy', `TRUST_PROXY is ${TRUST_PROXY}`, todo)
  }
  return ok('proxy', `${TRUST_PROXY} trusted`)
}

/** A secret of a few letters again and again is long, and no secret. */
function checkSecret({ SESSION_SECRET, DATA_DIR }: Parsed): Finding {
  if (!SESSION_SECRET) return ok('secret', `made by the server itself, in ${DATA_DIR}/session-secret`)
  if (new Set(SESSION_SECRET).size >= 12) return ok('secret', `${SESSION_SECRET.length} characters`)
  const todo = 'Take a random one before the first appointment is booked: openssl rand -base64 32'
  return warning('secret', 'SESSION_SECRET has few different characters', todo)
}

function checkDemo({ NODE_ENV, DEMO_PASSWORD, LOAD_TEST }: Parsed): Finding {
  if (NODE_ENV !== 'production') {
    const found = `NODE_ENV is ${NODE_ENV}: the first start fills an empty database with demo data`
    return warning('demo', found, 'Set NODE_ENV=production where customers book.')
  }
  if (DEMO_PASSWORD) {
    return warning('demo', 'DEMO_PASSWORD is set in production', 'Unset it, unless this is a demo.')
  }
  if (LOAD_TEST) return warning('demo', 'LOAD_TEST=1', 'Unset it: rate limits and proof of work are off.')
  return ok('demo', 'switched off')
}

/** What the environment alone tells. */
export const checkSettings = (env: Parsed): Finding[] => [
  checkAddress(env),
  checkProxy(env),
  checkSecret(env),
  checkDemo(env)
]
