import { getCardTags, putCardTags } from '#contract/card-tags'
import { route } from '../../core/http/http.ts'
import { tagsOf } from '../../people/advisors/advisor.repository.ts'
import { save } from './card-tags.service.ts'

export const cardTags = [
  route(getCardTags, ({ advisor }) => ({ tags: tagsOf(advisor) })),
  route(putCardTags, (call, { body }) => save(call, body))
]
