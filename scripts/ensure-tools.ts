import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgresClient } from './ensure-postgres-client.ts'

ensureChromium()
ensurePostgresClient()
