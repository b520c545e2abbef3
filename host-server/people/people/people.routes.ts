import {
  deleteDeactivation,
  deleteInvitation,
  deletePersonSecondFactor,
  deleteSignInLock,
  getHandOver,
  getPeople,
  getPerson,
  getPersonChoices,
  type Person,
  postDeactivation,
  postInvitation,
  postInvitations,
  postPerson,
  putPerson
} from '#contract/people'
import { requireProof, route } from '../../core/http/http.ts'
import { deactivate, preview, reactivate } from './departures.service.ts'
import { inviteMany } from './invitations.jobs.ts'
import { invite, withdraw } from './invitations.service.ts'
import { findUninvited, list } from './people.list.ts'
import { changesAccess, givesRoles } from './people.rules.ts'
import * as service from './people.service.ts'
import { resetSecondFactor } from './second-factor-reset.service.ts'
import { unlock, withLock } from './sign-in-lock.service.ts'

export const people = [
  route(getPeople, (call, { query }) => list(call, query)),
  route(getPersonChoices, (call) => service.choices(call)),
  route(getPerson, (call, { params }) => withLock(call, service.read(call, params.uuid))),
  route(postPerson, (call, { body }) => service.create(call, body, () => givesRoles(body) && requireProof(call))),
  route(putPerson, (call, { params, body }) => {
    const approve = (before: Person) => changesAccess(before, body) && requireProof(call)
    return withLock(call, service.change(call, params.uuid, body, approve))
  }),
  route(postInvitations, async (call, { body }) => inviteMany(call, await findUninvited(call, body))),
  route(postInvitation, (call, { params }) => withLock(call, invite(call, params.uuid))),
  route(deleteInvitation, (call, { params }) => withLock(call, withdraw(call, params.uuid))),
  route(deletePersonSecondFactor, (call, { params }) => withLock(call, resetSecondFactor(call, params.uuid))),
  route(deleteSignInLock, (call, { params }) => unlock(call, params.uuid)),
  route(getHandOver, (call, { params, query }) => preview(call, params.uuid, query.successor)),
  route(postDeactivation, (call, { params, body }) => deactivate(call, params.uuid, body)),
  route(deleteDeactivation, (call, { params }) => reactivate(call, params.uuid))
]
