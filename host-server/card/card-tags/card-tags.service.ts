import type { CardTags } from '#contract/card-tags'
import { searchWords } from '../../core/base/search-words.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './card-tags.repository.ts'

const tags = audited<CardTags>({
  read: repository.findOf,
  subject: (_, call) => subjectOfCard(call),
  fields: (one) => ({ tags: one.tags.join(', ') })
})

/**
 * Replaces an advisor's tags; of those that the search takes for one, the first stays.
 * @throws Conflict if they are no longer those of the revision
 */
export function save(call: Call, given: CardTags, revision: string | undefined): Promise<CardTags> {
  const { uuid } = call.advisor
  const words = given.tags.map(searchWords)
  const different = given.tags.filter((_, at) => words.indexOf(words[at] as string) === at)
  return tags.change(call, uuid, (trx) => repository.replace(trx, uuid, different), revision)
}
