import type { MessageTable } from '../locales.ts'

/** The button and its dialog (spec §2). */
export const walletMessages = {
  'wallet.open': { en: 'Add to wallet card', 'de-AT': 'Zur Wallet hinzufügen' },
  'wallet.title': { en: 'Add to wallet', 'de-AT': 'Zur Wallet hinzufügen' },
  'wallet.code': { en: 'QR code with the link to the wallet card', 'de-AT': 'QR-Code mit dem Link zur Wallet-Karte' },
  'wallet.help': {
    en: 'Scan the code with your phone’s camera, or open the card here.',
    'de-AT': 'Scannen Sie den Code mit der Kamera Ihres Handys oder öffnen Sie die Karte hier.',
    'de-AT-informal': 'Scanne den Code mit der Kamera deines Handys oder öffne die Karte hier.'
  },
  'wallet.phone-help': {
    en: 'Save the card to the wallet on this phone.',
    'de-AT': 'Speichern Sie die Karte in der Wallet dieses Handys.',
    'de-AT-informal': 'Speichere die Karte in der Wallet dieses Handys.'
  },
  'wallet.download': { en: 'Download', 'de-AT': 'Herunterladen' },
  'wallet.new-tab': { en: '(opens in a new tab)', 'de-AT': '(öffnet in einem neuen Tab)' },
  'wallet.requirements': { en: 'Technical requirements', 'de-AT': 'Technische Voraussetzungen' },
  'wallet.ios': { en: 'iPhone: Apple Wallet', 'de-AT': 'iPhone: Apple Wallet' },
  'wallet.android': {
    en: 'Android phone: Google Wallet or another wallet app',
    'de-AT': 'Android-Handy: Google Wallet oder eine andere Wallet-App'
  }
} satisfies MessageTable
