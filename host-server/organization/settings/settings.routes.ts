import { getSettings, patchSettings, putSettings } from '#contract/settings'
import { route } from '../../core/http/http.ts'
import * as service from './settings.service.ts'

export const settings = [
  route(getSettings, service.read),
  route(putSettings, (call, { body }) => service.save(call, body)),
  route(patchSettings, (call, { body }) => service.saveAll(call, body))
]
