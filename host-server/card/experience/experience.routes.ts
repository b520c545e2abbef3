import { getExperience, putExperience } from '#contract/experience'
import { route } from '../../core/http/http.ts'
import { experienceOf } from '../../people/advisors/advisor.repository.ts'
import { save } from './experience.service.ts'

export const experience = [
  route(getExperience, ({ advisor }) => experienceOf(advisor)),
  route(putExperience, (call, { body }) => save(call, body))
]
