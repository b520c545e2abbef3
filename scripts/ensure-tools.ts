import { ensureChromium } from './ensure-chromium.ts'
import { ensureHaproxy } from './ensure-haproxy.ts'
import { ensureOpenssl } from './ensure-openssl.ts'
import { ensurePgbouncer } from './ensure-pgbouncer.ts'
import { ensurePostgresClient } from './ensure-postgres-client.ts'
import { ensureRadicale } from './ensure-radicale.ts'
import { ensureWordpress } from './ensure-wordpress.ts'

ensureChromium()
ensureHaproxy()
ensureOpenssl()
ensurePgbouncer()
ensurePostgresClient()
ensureRadicale()
ensureWordpress()
