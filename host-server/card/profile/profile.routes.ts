import { getAdvisor, getLayout, type ProfilePart } from '#contract/advisors'
import { route } from '../../core/http/http.ts'
import { findLayout } from './profile.repository.ts'
import { findProfile } from './profile.service.ts'

const partsOf = (list: string | undefined) => (list ? (list.split(',') as ProfilePart[]) : [])

export const profile = [
  route(getAdvisor, (call, { query }) => findProfile(call, call.advisor, partsOf(query.with)), 'for-guests'),
  route(getLayout, ({ db }) => findLayout(db), 'for-guests')
]
