import { deleteCalendarChange, getPreparation, putInternalNote } from '#contract/preparation'
import { route } from '../../core/http/http.ts'
import { keepAsBooked, note, read } from './preparation.service.ts'

export const preparation = [
  route(getPreparation, (call, { params }) => read(call, params.uuid)),
  route(putInternalNote, (call, { params, body }) => note(call, params.uuid, body)),
  route(deleteCalendarChange, (call, { params }) => keepAsBooked(call, params.uuid))
]
