import type { OwnWhatsApp } from '../whatsapp-settings.ts'

export const exampleWhatsAppSettings: OwnWhatsApp = { whatsapp_enable: true, whatsapp_id: 'ANNA42', obstacle: null }
