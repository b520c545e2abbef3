import {
  getPeopleChange,
  type PeopleChangeKind,
  postPeopleChange,
  postPeopleChangeLeftBehind,
  postPeopleChangePreview
} from '#contract/people-changes'
import { requireProof, route } from '../../core/http/http.ts'
import { leftBehind } from './people-changes.departures.ts'
import * as service from './people-changes.service.ts'

/** What changes roles. */
const ROLES: ReadonlySet<PeopleChangeKind> = new Set(['give-role', 'take-role'])

export const peopleChanges = [
  route(postPeopleChange, (call, { body }) =>
    service.start(call, body, () => ROLES.has(body.kind) && requireProof(call))
  ),
  route(postPeopleChangePreview, (call, { body }) => service.preview(call, body)),
  route(postPeopleChangeLeftBehind, (call, { body }) => leftBehind(call, body)),
  route(getPeopleChange, (call, { params }) => service.read(call, params.uuid))
]
