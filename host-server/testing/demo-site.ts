import type { SeedOptions } from '../demo/seed.ts'
import { SECRET, type Site, startSite } from './site.ts'
import { seeded } from './templates.ts'

/** A Monday morning in Vienna, four weeks before Christmas. */
export const MONDAY = new Date('2026-11-23T07:00:00Z')
export const PASSWORD = 'a password for every test'
export const NORDBANK = { host: 'nordbank.localhost' }

/** A site with the demo's two tenants, at a fixed time, by default with empty calendars. */
export async function startDemoSite(
  options: Partial<SeedOptions> = {},
  environment: Record<string, string> = {}
): Promise<Site> {
  const secret = environment.SESSION_SECRET ?? SECRET
  const template = seeded({ now: MONDAY, password: PASSWORD, secret, appointments: false, ...options })
  const site = await startSite(environment, template)
  site.clock.time = options.now ?? MONDAY
  return site
}
