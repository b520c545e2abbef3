import { getCardTexts, putCardTexts } from '#contract/card-texts'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import { findOf } from './card-texts.repository.ts'
import { save } from './card-texts.service.ts'

export const cardTexts = [
  route(getCardTexts, async (call) => tagged(call, await findOf(call.db, call.advisor.uuid))),
  route(putCardTexts, async (call, { query, body }) => tagged(call, await save(call, body, query.revision)))
]
