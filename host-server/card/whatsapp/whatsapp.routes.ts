import { getWhatsApp } from '#contract/whatsapp'
import { route } from '../../core/http/http.ts'
import { publicChannel } from './whatsapp.service.ts'

export const whatsApp = [route(getWhatsApp, ({ advisor, tenant }) => publicChannel(advisor, tenant), 'for-guests')]
