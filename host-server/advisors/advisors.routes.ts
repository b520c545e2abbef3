import { getAdvisors } from '#contract/advisors'
import { route } from '../core/http.ts'
import * as repository from './advisors.repository.ts'

export const advisors = [route(getAdvisors, ({ db, services }) => repository.findAll(db, services.clock.now()))]
