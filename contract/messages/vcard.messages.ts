import type { MessageTable } from '../locales.ts'

export const vCardMessages = {
  'v-card.open': { en: 'Add to contacts', 'de-AT': 'Kontakt speichern' },
  'v-card.code': { en: 'QR code with the contact details', 'de-AT': 'QR-Code mit den Kontaktdaten' },
  'v-card.help': {
    en: 'Scan the code with your phone’s camera, or download the contact.',
    'de-AT': 'Scannen Sie den Code mit der Kamera Ihres Handys oder laden Sie den Kontakt herunter.',
    'de-AT-informal': 'Scanne den Code mit der Kamera deines Handys oder lade den Kontakt herunter.'
  },
  'v-card.phone-help': {
    en: 'Save the contact on this phone.',
    'de-AT': 'Speichern Sie den Kontakt auf diesem Handy.',
    'de-AT-informal': 'Speichere den Kontakt auf diesem Handy.'
  },
  'v-card.download': { en: 'Download', 'de-AT': 'Herunterladen' }
} satisfies MessageTable
