import { getLayoutEditor, getTextTypes, putLayout, putTextTypes } from '#contract/profile-layout'
import { route } from '../../core/http/http.ts'
import * as service from './profile-layout.service.ts'

export const profileLayout = [
  route(getLayoutEditor, (call) => service.read(call)),
  route(putLayout, (call, { query, body }) => service.save(call, body.sections, query.revision)),
  route(getTextTypes, ({ db }) => service.findTextTypes(db)),
  route(putTextTypes, (call, { body }) => service.saveTextTypes(call, body))
]
