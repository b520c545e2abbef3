import type { MessageTable } from './locales.ts'

/** The page that hands out the card, and what the card itself says. */
export const walletCardMessages = {
  'wallet-card.title': {
    en: '{name} in your wallet',
    'de-AT': '{name} in Ihrer Wallet',
    'de-AT-informal': '{name} in deiner Wallet'
  },
  'wallet-card.lead': {
    en: 'Telephone, e-mail and address of {name}, {branch}, always at hand.',
    'de-AT': 'Telefon, E-Mail und Adresse von {name}, {branch}, immer zur Hand.'
  },
  'wallet-card.scan': {
    en: 'Scan this code with the camera of your phone. It opens this page there.',
    'de-AT': 'Scannen Sie diesen Code mit der Kamera Ihres Handys. Er öffnet diese Seite dort.',
    'de-AT-informal': 'Scanne diesen Code mit der Kamera deines Handys. Er öffnet diese Seite dort.'
  },
  'wallet-card.code': { en: 'QR code with the link to this page', 'de-AT': 'QR-Code mit dem Link zu dieser Seite' },
  'wallet-card.here': { en: 'Or take the card on this device', 'de-AT': 'Oder die Karte auf diesem Gerät laden' },
  'wallet-card.notify': {
    en: '{tenant} may send notifications to this card',
    'de-AT': '{tenant} darf Mitteilungen an diese Karte senden'
  },
  'wallet-card.notify-help': {
    en: 'Optional. You can switch notifications off in your wallet at any time, or delete the card.',
    'de-AT': 'Freiwillig. Sie können Mitteilungen jederzeit in Ihrer Wallet ausschalten oder die Karte löschen.',
    'de-AT-informal':
      'Freiwillig. Du kannst Mitteilungen jederzeit in deiner Wallet ausschalten oder die Karte löschen.'
  },
  'wallet-card.apple': { en: 'Add to Apple Wallet', 'de-AT': 'Zu Apple Wallet hinzufügen' },
  'wallet-card.google': { en: 'Add to Google Wallet', 'de-AT': 'Zu Google Wallet hinzufügen' },
  'wallet-card.file': { en: 'Download the card (PKPass)', 'de-AT': 'Karte herunterladen (PKPass)' },
  'wallet-card.profile': { en: 'To the profile', 'de-AT': 'Zum Profil' },
  'wallet-card.description': { en: 'Card of {name}, {tenant}', 'de-AT': 'Karte von {name}, {tenant}' },
  'wallet-card.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'wallet-card.phone': { en: 'Telephone', 'de-AT': 'Telefon' },
  'wallet-card.email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'wallet-card.address': { en: 'Address', 'de-AT': 'Adresse' },
  'wallet-card.web': { en: 'Profile and appointments', 'de-AT': 'Profil und Termine' },
  'wallet-card.news': { en: 'Message', 'de-AT': 'Nachricht' },
  'wallet-card.no-news': { en: 'No message yet', 'de-AT': 'Noch keine Nachricht' }
} satisfies MessageTable
