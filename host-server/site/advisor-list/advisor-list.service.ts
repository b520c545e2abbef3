import type { AdvisorList, ListedAdvisor, ListField } from '#contract/advisor-list'
import type { Call } from '../../core/http/http.ts'
import { findSome } from '../../people/advisors/advisors.repository.ts'
import { canBook } from '../search/results.service.ts'
import { findOffered } from '../search/search.repository.ts'
import { findNumbers } from '../search/search.service.ts'
import { indexFor } from '../search/search-index.ts'

/** Some advisors, in their order. Unlike a search, the list does not depend on their calendars. */
async function read(call: Call, uuids: readonly string[], topic: string): Promise<ListedAdvisor[]> {
  const [found, offered] = await Promise.all([
    findSome(call.db, uuids, call.app.clock.now()),
    canBook(call) ? findOffered(call.db, uuids, topic) : []
  ])
  const bookable = new Set(offered.map(({ advisor_uuid }) => advisor_uuid))
  const listed = new Map(found.map((one) => [one.uuid, { ...one, is_bookable: bookable.has(one.uuid) }]))
  return uuids.flatMap((uuid) => listed.get(uuid) ?? [])
}

type Asked = Record<ListField, string> & { limit: number; page: number }

/** A page of the list; beyond the end, the last page. */
export async function listFor(call: Call, { limit, page: asked, ...fields }: Asked): Promise<AdvisorList> {
  const index = await indexFor(call)
  const numbers = await findNumbers(call, index, { name: '', place: '', ...fields })
  const pages = Math.max(1, Math.ceil(numbers.length / limit))
  const page = Math.min(asked, pages)
  const shown = numbers.slice((page - 1) * limit, page * limit).flatMap((number) => index.advisors[number]?.uuid ?? [])
  return { advisors: await read(call, shown, fields.topic), total: numbers.length, page, pages }
}
