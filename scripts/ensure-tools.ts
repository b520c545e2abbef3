import { ensureChromium } from './ensure-chromium.ts'
import { ensureOpenssl } from './ensure-openssl.ts'
import { ensurePostgresClient } from './ensure-postgres-client.ts'
import { ensureRadicale } from './ensure-radicale.ts'

ensureChromium()
ensureOpenssl()
ensurePostgresClient()
try {
  ensureRadicale()
} catch (failure) {
  // tests that need it report it too
  console.warn((failure as Error).message)
}
