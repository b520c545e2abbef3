import { getWhatsAppSettings, putWhatsAppSettings } from '#contract/whatsapp-settings'
import { route } from '../../core/http/http.ts'
import * as service from './whatsapp-settings.service.ts'

export const whatsAppSettings = [
  route(getWhatsAppSettings, ({ advisor: { whatsapp_enable, whatsapp_id } }) => ({ whatsapp_enable, whatsapp_id })),
  route(putWhatsAppSettings, (call, { body }) => service.save(call, body))
]
