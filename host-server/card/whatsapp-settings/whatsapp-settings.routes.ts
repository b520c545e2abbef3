import { getWhatsAppSettings, putWhatsAppSettings } from '#contract/whatsapp-settings'
import { route } from '../../core/http/http.ts'
import * as service from './whatsapp-settings.service.ts'

export const whatsAppSettings = [
  route(getWhatsAppSettings, (call) => service.read(call)),
  route(putWhatsAppSettings, (call, { query, body }) => service.save(call, body, query.revision))
]
