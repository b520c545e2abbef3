import type { MessageTable } from '../locales.ts'

/** The page that hands out the card, and what the card itself says. */
export const walletCardMessages = {
  'wallet-card.title': {
    en: '{name} in your wallet',
    'de-AT': '{name} in Ihrer Wallet',
    'de-AT-informal': '{name} in deiner Wallet'
  },
  'wallet-card.lead': {
    en: 'Phone number, e-mail and address of {name}, {branch}, always at hand.',
    'de-AT': 'Telefon, E-Mail und Adresse von {name}, {branch}, immer zur Hand.'
  },
  'wallet-card.scan': {
    en: 'Scan this code with your phone’s camera to open this page there.',
    'de-AT': 'Scannen Sie diesen Code mit der Kamera Ihres Handys. Er öffnet diese Seite dort.',
    'de-AT-informal': 'Scanne diesen Code mit der Kamera deines Handys. Er öffnet diese Seite dort.'
  },
  'wallet-card.code': { en: 'QR code with the link to this page', 'de-AT': 'QR-Code mit dem Link zu dieser Seite' },
  'wallet-card.here': { en: 'Or save the card on this device', 'de-AT': 'Oder die Karte auf diesem Gerät speichern' },
  'wallet-card.own': {
    en: 'This is a test card, linked to your account. You receive test notifications only if you agree to notifications.',
    'de-AT':
      'Das ist eine Testkarte, die mit Ihrem Konto verknüpft wird. Testmitteilungen erhalten Sie nur, wenn Sie Mitteilungen zustimmen.',
    'de-AT-informal':
      'Das ist eine Testkarte, die mit deinem Konto verknüpft wird. Testmitteilungen erhältst du nur, wenn du Mitteilungen zustimmst.'
  },
  'wallet-card.notify': {
    en: '{tenant} may send notifications to this card',
    'de-AT': '{tenant} darf Mitteilungen an diese Karte senden'
  },
  'wallet-card.notify-help': {
    en: 'Optional. You can turn notifications off at any time, here or in your wallet, or delete the card.',
    'de-AT':
      'Freiwillig. Sie können Mitteilungen jederzeit hier oder in Ihrer Wallet ausschalten oder die Karte löschen.',
    'de-AT-informal':
      'Freiwillig. Du kannst Mitteilungen jederzeit hier oder in deiner Wallet ausschalten oder die Karte löschen.'
  },
  'wallet-card.apple': { en: 'Add to Apple Wallet', 'de-AT': 'Zu Apple Wallet hinzufügen' },
  'wallet-card.google': { en: 'Add to Google Wallet', 'de-AT': 'Zu Google Wallet hinzufügen' },
  'wallet-card.file': { en: 'Download the card', 'de-AT': 'Karte herunterladen' },
  'wallet-card.profile': { en: 'View profile', 'de-AT': 'Zum Profil' },
  'wallet-card.description': { en: 'Card of {name}, {tenant}', 'de-AT': 'Karte von {name}, {tenant}' },
  'wallet-card.branch': { en: 'Branch', 'de-AT': 'Filiale' },
  'wallet-card.phone': { en: 'Phone', 'de-AT': 'Telefon' },
  'wallet-card.email': { en: 'E-mail', 'de-AT': 'E-Mail' },
  'wallet-card.address': { en: 'Address', 'de-AT': 'Adresse' },
  'wallet-card.web': { en: 'Profile and appointments', 'de-AT': 'Profil und Termine' },
  'wallet-card.news': { en: 'Message', 'de-AT': 'Nachricht' },
  'wallet-card.link': { en: 'More', 'de-AT': 'Mehr dazu' },
  'wallet-card.appointment': { en: 'Next appointment', 'de-AT': 'Nächster Termin' },
  'wallet-card.requested': { en: 'Not confirmed yet', 'de-AT': 'Noch nicht bestätigt' },
  'wallet-card.online': {
    en: 'You will get the link by e-mail before the appointment.',
    'de-AT': 'Den Link erhalten Sie vor dem Termin per E-Mail.',
    'de-AT-informal': 'Den Link erhältst du vor dem Termin per E-Mail.'
  },
  'wallet-card.take': {
    en: 'Add this appointment to your wallet',
    'de-AT': 'Diesen Termin in Ihrer Wallet speichern',
    'de-AT-informal': 'Diesen Termin in deiner Wallet speichern'
  },
  'wallet-card.shows-appointment': {
    en: 'The back of the card shows your next appointment and changes with it.',
    'de-AT': 'Auf der Rückseite der Karte steht Ihr nächster Termin. Ändert er sich, ändert sich die Karte mit.',
    'de-AT-informal':
      'Auf der Rückseite der Karte steht dein nächster Termin. Ändert er sich, ändert sich die Karte mit.'
  },
  'wallet-card.notifications': { en: 'Notifications', 'de-AT': 'Mitteilungen' },
  'wallet-card.manage': { en: 'Manage notifications', 'de-AT': 'Mitteilungen verwalten' },
  'wallet-card.yours': { en: 'Your card', 'de-AT': 'Ihre Karte', 'de-AT-informal': 'Deine Karte' },
  'wallet-card.notified': {
    en: 'Notifications are on: {tenant} may write to your card.',
    'de-AT': 'Mitteilungen sind eingeschaltet: {tenant} darf an Ihre Karte schreiben.',
    'de-AT-informal': 'Mitteilungen sind eingeschaltet: {tenant} darf an deine Karte schreiben.'
  },
  'wallet-card.not-notified': {
    en: 'Notifications are off: {tenant} does not write to your card.',
    'de-AT': 'Mitteilungen sind ausgeschaltet: {tenant} schreibt nicht an Ihre Karte.',
    'de-AT-informal': 'Mitteilungen sind ausgeschaltet: {tenant} schreibt nicht an deine Karte.'
  },
  'wallet-card.withdraw': { en: 'Turn notifications off', 'de-AT': 'Mitteilungen ausschalten' },
  'wallet-card.agree': { en: 'Allow notifications', 'de-AT': 'Mitteilungen erlauben' },
  'wallet-card.another': { en: 'Add the card again', 'de-AT': 'Karte noch einmal hinzufügen' },
  'wallet-card.no-news': { en: 'No message yet', 'de-AT': 'Noch keine Nachricht' }
} satisfies MessageTable
