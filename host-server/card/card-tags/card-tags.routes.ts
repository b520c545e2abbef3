import { getCardTags, putCardTags } from '#contract/card-tags'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import { tagsOf } from '../../people/advisors/advisor.repository.ts'
import { save } from './card-tags.service.ts'

export const cardTags = [
  route(getCardTags, (call) => tagged(call, { tags: tagsOf(call.advisor) })),
  route(putCardTags, async (call, { query, body }) => tagged(call, await save(call, body, query.revision)))
]
