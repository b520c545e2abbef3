import type { WhatsAppSettings } from '../whatsapp-settings.ts'

export const exampleWhatsAppSettings: WhatsAppSettings = { whatsapp_enable: true, whatsapp_id: 'ANNA42' }
