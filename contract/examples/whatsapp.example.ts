import type { WhatsApp } from '../whatsapp.ts'

export const exampleWhatsApp: WhatsApp = { isEnabled: true, phoneNumber: '+43 1 2345678#ANNA42' }
