import type { Services } from '../core/services.ts'

interface Entry {
  tenant_id: string
  action: string
  advisor_alias: string | null
  data: string
  created_at: string
}

/** Entries beyond this are dropped: a flood of clicks must not cost a booking. */
const MAX_WAITING = 10_000
const BATCH = 500

const waiting = new Map<Services, Entry[]>()

/** Answers at once and writes within a second. */
export function add(services: Services, entry: Entry): void {
  const entries = waiting.get(services)
  if (entries) {
    if (entries.length < MAX_WAITING) entries.push(entry)
    return
  }
  waiting.set(services, [entry])
  setTimeout(() => void flush(services), 1000).unref()
}

/** Writes what waits; a batch that fails is lost and said so. */
export async function flush(services: Services): Promise<void> {
  const entries = waiting.get(services) ?? []
  waiting.delete(services)
  for (let at = 0; at < entries.length; at += BATCH) {
    await services
      .knex('frontend_logs')
      .insert(entries.slice(at, at + BATCH))
      .catch((err) => services.log.error({ err }, 'frontend logs were lost'))
  }
}
