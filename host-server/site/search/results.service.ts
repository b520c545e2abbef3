import type { FoundAdvisor } from '#contract/search'
import { findRevisions } from '../../booking/appointments/calendars.repository.ts'
import { MINUTE } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import { findSome } from '../../people/advisors/advisors.repository.ts'
import { nextFreeOf } from './next-free.service.ts'
import type { Searched, SearchIndex } from './search-index.ts'

export const canBook = ({ tenant }: Call) => tenant.modules.has('online-appointments')

function branchOf({ tenant }: Call, index: SearchIndex, { branch }: Searched): FoundAdvisor['branch'] | undefined {
  const office = index.branches[branch]
  if (!office) return undefined
  const { alias: slug, zip, city, public_profile_enabled } = office
  const has_page = tenant.modules.has('organizations-profiles') && Boolean(public_profile_enabled)
  return { slug, name: publicName(office), zip, city, has_page }
}

async function read(
  call: Call,
  index: SearchIndex,
  advisors: readonly Searched[],
  topic: string,
  now: Date
): Promise<FoundAdvisor[]> {
  const uuids = advisors.map(({ uuid }) => uuid)
  const [found, free] = await Promise.all([
    findSome(call.db, uuids, now),
    canBook(call) ? nextFreeOf(call.db, uuids, topic, now) : new Map<string, string | null>()
  ])
  const summaries = new Map(found.map((summary) => [summary.uuid, summary]))
  return advisors.flatMap((advisor) => {
    const { uuid, languages, tags } = advisor
    const [summary, branch] = [summaries.get(uuid), branchOf(call, index, advisor)]
    if (!summary || !branch) return []
    const next_free = free.get(uuid) ?? null
    return [{ ...summary, branch, languages: [...languages], tags: [...tags], is_bookable: free.has(uuid), next_free }]
  })
}

/** What results depend on beside the institution's cached tables: the minute, and the revisions of calendars. */
export interface ResultState {
  now: Date
  /** Minimum notice and booking window advance by whole minutes. */
  minute: number
  /** By advisor; 0 for calendars that nobody has changed yet. */
  revisions: ReadonlyMap<string, number>
}

export async function stateOf(call: Call, advisors: readonly Searched[]): Promise<ResultState> {
  const uuids = advisors.map(({ uuid }) => uuid)
  const known = canBook(call) && uuids.length ? await findRevisions(call.db, uuids) : new Map<string, number>()
  const now = call.app.clock.now()
  return {
    now,
    minute: Math.ceil(now.getTime() / MINUTE),
    revisions: new Map(uuids.map((uuid) => [uuid, known.get(uuid) ?? 0]))
  }
}

/**
 * The results for some advisors. Those that no search of this minute has needed yet are read; they are kept until the
 * advisor's calendar changes, and with the index until anything else does.
 */
export async function resultsOf(
  call: Call,
  index: SearchIndex,
  advisors: readonly Searched[],
  topic: string,
  { now, minute, revisions }: ResultState
): Promise<FoundAdvisor[]> {
  const keyOf = (uuid: string) => `${uuid} ${topic}`
  const stateNow = (uuid: string) => `${minute} ${revisions.get(uuid)}`
  const results = new Map<string, FoundAdvisor>()
  for (const { uuid } of advisors) {
    const known = index.kept.get(keyOf(uuid))
    if (known?.state === stateNow(uuid)) results.set(uuid, known.result)
  }
  const missing = advisors.filter(({ uuid }) => !results.has(uuid))
  for (const result of missing.length ? await read(call, index, missing, topic, now) : []) {
    results.set(result.uuid, result)
    index.kept.set(keyOf(result.uuid), { state: stateNow(result.uuid), result })
  }
  return advisors.flatMap(({ uuid }) => results.get(uuid) ?? [])
}
