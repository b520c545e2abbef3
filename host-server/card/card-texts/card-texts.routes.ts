import { getCardTexts, putCardTexts } from '#contract/card-texts'
import { route } from '../../core/http/http.ts'
import { findOf } from './card-texts.repository.ts'
import { save } from './card-texts.service.ts'

export const cardTexts = [
  route(getCardTexts, ({ db, advisor }) => findOf(db, advisor.uuid)),
  route(putCardTexts, (call, { body }) => save(call, body))
]
