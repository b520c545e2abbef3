import type { MessageTable } from '../locales.ts'

export const shareMessages = {
  'share.open': { en: 'Share', 'de-AT': 'Teilen' },
  'share.title': { en: 'Share card', 'de-AT': 'Karte teilen' },
  'share.lead': {
    en: 'Scan the code with a phone or follow the link to open this card.',
    'de-AT': 'Wer den Code mit dem Handy scannt oder dem Link folgt, öffnet diese Karte.'
  },
  'share.code': { en: 'QR code with the link to the profile', 'de-AT': 'QR-Code mit dem Link zum Profil' },
  'share.copy': { en: 'Copy link', 'de-AT': 'Link kopieren' },
  'share.copied': { en: 'Link copied.', 'de-AT': 'Link kopiert.' },
  'share.email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'share.whatsapp': { en: 'WhatsApp', 'de-AT': 'WhatsApp' },
  'share.device': { en: 'More …', 'de-AT': 'Mehr …' },
  'share.subject': { en: '{name}, {tenant}', 'de-AT': '{name}, {tenant}' },
  'share.text': { en: '{name}, {tenant}: {url}', 'de-AT': '{name}, {tenant}: {url}' }
} satisfies MessageTable
