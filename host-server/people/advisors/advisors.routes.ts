import { getAdvisors } from '#contract/advisors'
import { route } from '../../core/http/http.ts'
import * as repository from './advisors.repository.ts'

export const advisors = [route(getAdvisors, ({ db, app }) => repository.findAll(db, app.clock.now()))]
