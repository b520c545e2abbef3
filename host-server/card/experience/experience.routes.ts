import { getExperience, putExperience } from '#contract/experience'
import { route } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import { experienceOf } from '../../people/advisors/advisor.repository.ts'
import { save } from './experience.service.ts'

export const experience = [
  route(getExperience, (call) => tagged(call, experienceOf(call.advisor))),
  route(putExperience, async (call, { query, body }) => tagged(call, await save(call, body, query.revision)))
]
