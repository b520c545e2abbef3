import type { MessageTable } from '../locales.ts'

/** What stands on an advisor's card as a file, and how pages lead to it. */
export const businessCardMessages = {
  'business-card.pdf': { en: 'Save as PDF', 'de-AT': 'Als PDF speichern' },
  'business-card.png': { en: 'As picture', 'de-AT': 'Als Bild' },
  'business-card.phone': { en: 'Phone', 'de-AT': 'Telefon' },
  'business-card.email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'business-card.address': { en: 'Address', 'de-AT': 'Adresse' },
  'business-card.online': { en: 'Online', 'de-AT': 'Online' },
  'business-card.scan': { en: 'Open card on a phone', 'de-AT': 'Karte am Handy öffnen' },
  'business-card.code': {
    en: 'QR code that opens the card of {name}',
    'de-AT': 'QR-Code, der die Karte von {name} öffnet'
  },
  'business-card.photo-of': { en: 'Photo of {name}', 'de-AT': 'Foto von {name}' },
  'business-card.logo-of': { en: 'Logo of {name}', 'de-AT': 'Logo von {name}' }
} satisfies MessageTable
