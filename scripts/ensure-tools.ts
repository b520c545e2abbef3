import { ensureChromium } from './ensure-chromium.ts'
import { ensureOpenssl } from './ensure-openssl.ts'
import { ensurePgbouncer } from './ensure-pgbouncer.ts'
import { ensurePostgresClient } from './ensure-postgres-client.ts'
import { ensureRadicale } from './ensure-radicale.ts'

ensureChromium()
ensureOpenssl()
ensurePgbouncer()
ensurePostgresClient()
ensureRadicale()
