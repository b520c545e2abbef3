import { getStart } from '#contract/start'
import { route } from '../../core/http/http.ts'
import { read } from './start.service.ts'

export const start = [route(getStart, (call, { query }) => read(call, query.organization_uuid))]
