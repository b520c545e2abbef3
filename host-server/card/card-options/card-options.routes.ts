import { getCardOptions, putCardOptions } from '#contract/card-options'
import { route } from '../../core/http/http.ts'
import { read, save } from './card-options.service.ts'

export const cardOptions = [
  route(getCardOptions, (call) => read(call)),
  route(putCardOptions, (call, { query, body }) => save(call, body, query.revision))
]
