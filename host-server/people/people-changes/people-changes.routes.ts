import {
  getPeopleChange,
  postPeopleChange,
  postPeopleChangeLeftBehind,
  postPeopleChangePreview
} from '#contract/people-changes'
import { route } from '../../core/http/http.ts'
import { leftBehind } from './people-changes.departures.ts'
import * as service from './people-changes.service.ts'

export const peopleChanges = [
  route(postPeopleChange, (call, { body }) => service.start(call, body)),
  route(postPeopleChangePreview, (call, { body }) => service.preview(call, body)),
  route(postPeopleChangeLeftBehind, (call, { body }) => leftBehind(call, body)),
  route(getPeopleChange, (call, { params }) => service.read(call, params.uuid))
]
