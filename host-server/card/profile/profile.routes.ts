import { getAdvisor, getLayout, type ProfilePart } from '#contract/advisors'
import { route } from '../../core/http/http.ts'
import { findLayout } from './profile.repository.ts'
import { findProfile } from './profile.service.ts'

const partsOf = (list: string | undefined) => (list ? (list.split(',') as ProfilePart[]) : [])

export const profile = [
  route(
    getAdvisor,
    ({ db, advisor, tenant, app }, { query }) => findProfile(db, advisor, tenant, partsOf(query.with), app.clock.now()),
    'for-guests'
  ),
  route(getLayout, ({ db }) => findLayout(db), 'for-guests')
]
