import { getAdvisorList } from '#contract/advisor-list'
import { route } from '../../core/http/http.ts'
import { listFor } from './advisor-list.service.ts'

export const advisorList = [route(getAdvisorList, (call, { query }) => listFor(call, query), 'for-guests')]
