import type { MessageTable } from '../locales.ts'

export const whatsappMessages = {
  'whatsapp.button': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'whatsapp.name': { en: 'Chat on WhatsApp', 'de-AT': 'Auf WhatsApp schreiben' }
} satisfies MessageTable
