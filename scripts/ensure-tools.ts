import { ensureChromium } from './ensure-chromium.ts'
import { ensureOpenssl } from './ensure-openssl.ts'
import { ensurePostgresClient } from './ensure-postgres-client.ts'
import { ensureRadicale } from './ensure-radicale.ts'

ensureChromium()
ensureOpenssl()
ensurePostgresClient()
ensureRadicale()
